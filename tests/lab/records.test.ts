import { makePath } from 'statewalk/internal'
import { expect, test, vi } from 'vitest'
import { createRecords } from '../../lab/records/records.ts'
import { walkedCoverage } from '../../lab/records/walked-coverage.ts'
import { postModel } from '../../packages/statewalk/tests/toys.ts'

const given = (content: unknown) => () => Promise.resolve(content)
const path = { input: 'two tries', moves: ['send requested'] }
const { id } = makePath(path.input, path.moves)
const later = { input: 'two tries', moves: ['send requested', 'send: is sent'] }
const files = {
  walked: {
    '/walked/machine/post.json': given([path, later]),
    '/walked/screen/post.json': given([path]),
    '/walked/recorded/post.json': given([later]),
  },
  regressions: {
    '/a.json': given({ machine: 'post', title: 'a letter is lost', ...path }),
    '/b.json': given('no path at all'),
  },
}

const loaded = async (of: Parameters<typeof createRecords>[0], reads: number) => {
  const records = createRecords(of, ({ machine, paths }, answered) =>
    answered({ machine, coverage: walkedCoverage(postModel(), paths) }),
  )
  await vi.waitFor(() => expect(records.version()).toBe(reads))
  return records
}

test('calculates coverage from the walked paths', async () => {
  const { coverageOf } = await loaded(files, 6)
  expect(coverageOf('post')?.transitions).toMatchObject({
    'waiting.sending.ready: send requested → waiting.sending.sending': 'covered',
    'waiting.polling.stopped: look again → waiting.polling.pausing': 'uncovered',
  })
  expect(coverageOf('quiz')).toBeNull()
})

test('lists recorded paths, and skips files that cannot be read', async () => {
  const { recordedOf } = await loaded(files, 6)
  expect(recordedOf('post')).toEqual([{ id, name: 'a letter is lost', ...path }])
})

test('ignores walked paths that are no longer possible', () => {
  const stale = { input: 'two tries', moves: ['given up', 'send requested'] }
  expect(walkedCoverage(postModel(), [stale]).states.gone).toBe('uncovered')
  expect(walkedCoverage(postModel(), [{ ...stale, moves: ['given up'] }]).states.gone).toBe(
    'covered',
  )
})

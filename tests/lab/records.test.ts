import { expect, test, vi } from 'vitest'
import { createRecords } from '../../lab/records/records.ts'
import { makePath } from '../../machines/model/paths.ts'

const given = (content: unknown) => () => Promise.resolve(content)
const path = { input: 'two tries', moves: ['send requested'] }
const { id } = makePath(path.input, path.moves)
const tour = {
  inputs: {},
  states: { waiting: 'covered' },
  transitions: { 'a → b': 'uncovered' },
  guards: {},
  outcomes: {},
  events: {},
}
const files = {
  coverage: { '/coverage-machines.json': given([{ machine: 'post', tour }]) },
  walked: { '/walked/screen/post.json': given([path]) },
  regressions: {
    '/a.json': given({ machine: 'post', title: 'a letter is lost', ...path }),
    '/b.json': given('no path at all'),
  },
}

const loaded = async (of: Parameters<typeof createRecords>[0], reads: number) => {
  const records = createRecords(of)
  await vi.waitFor(() => expect(records.version()).toBe(reads))
  return records
}

test('tells what tests have covered, passed and recorded, and leaves out what cannot be read', async () => {
  const records = await loaded(files, 3)
  expect(records.coverageOf('post')).toEqual(tour)
  expect(records.coverageOf('quiz')).toBeNull()
  expect(records.resultOf('post', id)).toBe('passed')
  expect(records.resultOf('post', 'another')).toBe('not passed')
  expect(records.resultOf('quiz', id)).toBeNull()
  expect(records.recordedOf('post')).toEqual([
    { id, name: 'a letter is lost', ...path, result: null },
  ])
})

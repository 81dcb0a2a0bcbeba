import { makePath } from 'statewalk'
import { expect, test, vi } from 'vitest'
import { createRecords } from '../../lab/records/records.ts'

const given = (content: unknown) => () => Promise.resolve(content)
const path = { input: 'two tries', moves: ['send requested'] }
const { id } = makePath(path.input, path.moves)
const later = { input: 'two tries', moves: ['send requested', 'send: is sent'] }
const level = {
  inputs: {},
  states: { waiting: 'covered' },
  transitions: { 'a → b': 'uncovered', 'b → a': 'covered', 'a → a': 'unreachable' },
  guards: {},
  outcomes: {},
  events: {},
}
const onScreen = {
  ...level,
  transitions: { 'a → b': 'covered', 'b → a': 'uncovered', 'a → a': 'unreachable' },
}
const files = {
  coverage: {
    '/coverage-machines.json': given([
      { machine: 'post', levels: { machine: level, screen: onScreen, browser: null } },
      { machine: 'never walked', levels: { machine: null, screen: null, browser: null } },
    ]),
  },
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
  const records = createRecords(of)
  await vi.waitFor(() => expect(records.version()).toBe(reads))
  return records
}

test('lists covered, passed and recorded items of tests, and skips files that cannot be read', async () => {
  const records = await loaded(files, 5)
  expect(records.coverageOf('post')).toEqual({
    ...level,
    transitions: { 'a → b': 'covered', 'b → a': 'covered', 'a → a': 'unreachable' },
  })
  expect(records.coverageOf('never walked')).toBeNull()
  expect(records.coverageOf('quiz')).toBeNull()
  expect(records.recordedOf('post')).toEqual([{ id, name: 'a letter is lost', ...path }])
})

test('gives the result of a path in every walk of its kind', async () => {
  const { resultOf } = await loaded(files, 5)
  const laterId = makePath(later.input, later.moves).id
  expect(resultOf('post', id, 'tour')).toBe('passed')
  expect(resultOf('post', laterId, 'tour')).toBe('not passed')
  expect(resultOf('post', laterId, 'recorded')).toBe('passed')
  expect(resultOf('post', id, 'recorded')).toBe('not passed')
  expect(resultOf('post', id, 'pairs')).toBeNull()
  expect(resultOf('quiz', id, 'tour')).toBeNull()
})

import { expect, test } from 'vitest'
import { scoreOf, shareOf } from './score.ts'

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 1 } },
})

const reportOf = (...mutants: ReturnType<typeof mutant>[]) => ({
  files: { 'machines/a.ts': { source: 'const a = true\n  const b = true', mutants } },
})

test('a mutant that fails a test or times out is killed', () => {
  expect(scoreOf(reportOf(mutant('Killed'), mutant('Timeout')))).toMatchObject({
    noticed: 2,
    survived: 0,
    errors: 0,
  })
})

test('a mutant that no test covers has survived, with its location', () => {
  const score = scoreOf(reportOf(mutant('NoCoverage', 2), mutant('Survived', 1)))
  expect(score).toMatchObject({ noticed: 0, survived: 2, untested: 1 })
  expect(score.survivors).toContain('machines/a.ts:2 BooleanLiteral: const b = true → false')
})

test.each(['RuntimeError', 'CompileError', 'Pending'])(
  'a mutant that ended as %s is an error, and counts neither as killed nor as survived',
  (status) => {
    const score = scoreOf(reportOf(mutant(status), mutant('Killed')))
    expect(score.errors).toBe(1)
    expect(shareOf([score])).toBe(100)
  },
)

test('a run without mutants is no success', () => {
  expect(shareOf([])).toBe(0)
  expect(shareOf([scoreOf({ files: {} })])).toBe(0)
})

test('the score of several shards counts every mutant once', () => {
  const whole = scoreOf(reportOf(mutant('Killed'), mutant('Killed'), mutant('Killed')))
  const none = scoreOf(reportOf(mutant('Survived')))
  expect(shareOf([whole, none])).toBe(75)
})

test('a report of another shape is rejected', () => {
  expect(() => scoreOf({ results: [] })).toThrow()
})

import { expect, test } from 'vitest'
import { testSources } from './homes.ts'
import { namesInSource } from './names.ts'
import { problemsOfEvidence, problemsOfRows } from './problems.ts'
import { rows, sections } from './rows.ts'

const sources = testSources().map(({ file, text }) => ({ file, ...namesInSource(text) }))

test('the rows are numbered by section, in order, each once', () => {
  expect(problemsOfRows(sections)).toEqual([])
})

test('every name of a row is written so that it is found', () => {
  const malformed = sources.flatMap(({ file, malformed: attempts }) =>
    attempts.map((attempt) => `${file}: ${attempt}`),
  )
  expect(malformed).toEqual([])
})

test('every row is named by a test, and every named row exists', () => {
  const evidence = sources.map(({ file, named }) => ({
    file,
    title: 'in its source',
    rows: named,
    ended: 'passed' as const,
  }))
  expect(problemsOfEvidence(rows, evidence)).toEqual([])
})

import { expect, test } from 'vitest'
import { runLine } from './run-line.ts'

test('a survey of several machines is one JSON document with size, coverage, paths and findings', async () => {
  const { code, output } = await runLine(['survey', 'both.js', '--json'])
  const [lamp, pit] = JSON.parse(output)
  expect(lamp.machine).toBe('lamp')
  expect(pit).toMatchObject({
    machine: 'pit',
    question: "What can happen to 'pit'?",
    error: null,
    configurations: 2,
    moves: 1,
    limit: null,
    coverage: { states: { above: 'covered', below: 'covered' } },
    paths: [{ input: 'no input', moves: ['fell'] }],
  })
  expect(pit.findings.map(({ name }: { name: string }) => name)).toContain(
    "no deadlock: 'below' can never be left from here",
  )
  expect(code).toBe(1)
})

test('the JSON of a survey says which limit ended it', async () => {
  const { output } = await runLine(['survey', 'loose.js', '--configurations', '1', '--json'])
  expect(JSON.parse(output)).toMatchObject([{ limit: '1 configurations' }])
})

test('a machine that cannot be explored is part of the document', async () => {
  const { code, output } = await runLine(['survey', 'failing.js', '--json'])
  expect(JSON.parse(output)).toMatchObject([{ machine: 'unfinished', error: expect.any(String) }])
  expect(code).toBe(1)
})

test('other commands have no JSON', async () => {
  const { code, errors } = await runLine(['walk', 'lamp.js', '--json'])
  expect(errors).toBe("'walk' has no JSON.")
  expect(code).toBe(2)
})

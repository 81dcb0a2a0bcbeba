import { expect, test } from 'vitest'
import { runLine } from './run-line.ts'

test.each([
  ['json', /^\[\n/],
  ['junit', /^<\?xml /],
])('a survey of two machines is one document: %s', async (format, start) => {
  const { code, output } = await runLine(['survey', 'both.js', '--format', format])
  expect(output).toMatch(start)
  expect(output).toContain('lamp')
  expect(output).toContain('pit')
  expect(code).toBe(1)
})

test('text is the default', async () => {
  const named = await runLine(['survey', 'both.js', '--format', 'text'])
  expect(named).toEqual(await runLine(['survey', 'both.js']))
})

test('a strict survey fails on unknown findings in JUnit too', async () => {
  const line = ['survey', 'loose.js', '--max', '1', '--format', 'junit']
  expect((await runLine(line)).output).not.toContain('<failure')
  expect((await runLine([...line, '--strict'])).output).toContain('<failure')
})

test('a machine that cannot be explored is part of the document', async () => {
  const { code, output } = await runLine(['survey', 'failing.js', '--format', 'json'])
  expect(JSON.parse(output)).toMatchObject([{ machine: 'unfinished', error: expect.any(String) }])
  expect(code).toBe(1)
})

test('other commands have no format besides text', async () => {
  const { code, errors } = await runLine(['charts', 'lamp.js', '--format', 'json'])
  expect(errors).toBe("'charts' has no format besides text.")
  expect(code).toBe(2)
})

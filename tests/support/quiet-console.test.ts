import { expect, test } from 'vitest'
import { expectConsoleMessage, takeMismatches } from './quiet-console.ts'

test('an unexpected console message is reported once', () => {
  console.error('A key is missing.', new Error('Oops.'))
  console.warn('This is going away.')
  expect(takeMismatches()).toEqual([
    expect.stringMatching(/^console\.error: A key is missing\. Error: Oops\./),
    'console.warn: This is going away.',
  ])
  expect(takeMismatches()).toEqual([])
})

test('an expected console message that is not printed is reported', () => {
  expectConsoleMessage(/key/)
  expectConsoleMessage(/going away/)
  console.error('A key is missing.')
  expect(takeMismatches()).toEqual(['expected but not printed: /going away/'])
})

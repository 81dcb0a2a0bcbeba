import { expect, test } from 'vitest'
import { expectComplaint, unexplained } from './quiet-console.ts'

test('what the console complains of fails a test that did not expect it', () => {
  console.error('A key is missing.', new Error('Oops.'))
  console.warn('This is going away.')
  expect(unexplained()).toEqual([
    expect.stringMatching(/^console\.error: A key is missing\. Error: Oops\./),
    'console.warn: This is going away.',
  ])
  expect(unexplained()).toEqual([])
})

test('what a test expects must be said', () => {
  expectComplaint(/key/)
  expectComplaint(/going away/)
  console.error('A key is missing.')
  expect(unexplained()).toEqual(['expected and not said: /going away/'])
})

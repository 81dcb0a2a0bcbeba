import { afterAll, afterEach } from 'vitest'

/*
 * A setup file: a test that makes the console complain fails, as one does that leaves a promise to be rejected unheard
 * (which Vitest sees by itself). Complaints are React's warnings and whatever a library wants to be noticed.
 */
const complaints: string[] = []
const expected: RegExp[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    complaints.push(`console.${level}: ${words.map(worded).join(' ')}`)
  }
}

const worded = (word: unknown): string =>
  word instanceof Error ? (word.stack ?? word.message) : String(word)

/** Says that this test makes the console complain so; it fails where that stays out. */
export const expectComplaint = (pattern: RegExp): void => {
  expected.push(pattern)
}

/** What was said and not expected, and what was expected and not said; asking forgets both. */
export const unexplained = (): string[] => {
  const said = complaints.splice(0)
  const awaited = expected.splice(0)
  return [
    ...said.filter((line) => !awaited.some((pattern) => pattern.test(line))),
    ...awaited
      .filter((pattern) => !said.some((line) => pattern.test(line)))
      .map((pattern) => `expected and not said: ${pattern}`),
  ]
}

const fail = (): void => {
  const lines = unexplained()
  if (lines.length > 0) throw new Error(`The console complained.\n${lines.join('\n')}`)
}

afterEach(fail)
// What comes after the last test is nobody's but the file's.
afterAll(fail)

import { afterAll, afterEach } from 'vitest'

/*
 * A setup file that fails a test if it prints an unexpected warning or error, such as a warning of React. Vitest itself
 * fails a run with an unhandled rejection.
 */
const messages: string[] = []
const expected: RegExp[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...texts: unknown[]) => {
    messages.push(`console.${level}: ${texts.map(asText).join(' ')}`)
  }
}

const asText = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : String(value)

/** Expects a warning or an error on the console. The test fails without it. */
export const expectConsoleMessage = (pattern: RegExp): void => {
  expected.push(pattern)
}

/** Returns the unexpected messages and the missing expected ones, and clears both lists. */
export const takeMismatches = (): string[] => {
  const printed = messages.splice(0)
  const patterns = expected.splice(0)
  return [
    ...printed.filter((line) => !patterns.some((pattern) => pattern.test(line))),
    ...patterns
      .filter((pattern) => !printed.some((line) => pattern.test(line)))
      .map((pattern) => `expected but not printed: ${pattern}`),
  ]
}

const fail = (): void => {
  const lines = takeMismatches()
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`)
}

afterEach(fail)
// Output after the last test belongs to no test and fails the file.
afterAll(fail)

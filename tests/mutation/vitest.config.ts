import { defineConfig } from 'vitest/config'

const { tests = [] }: { tests?: string[] } = JSON.parse(process.env.MUTATION ?? '{}')

/*
 * The tests of one part. The files share one worker, which ends with the run, so every mutant loads all modules again.
 * Import the mutated module at the top of a test file: Stryker attributes code first imported inside a test to that test
 * alone.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: tests,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

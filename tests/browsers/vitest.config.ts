import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** One worker for each browser, and one stack for both. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/browsers/*.browser.ts'],
    globalSetup: 'tests/browsers/support/start-stack.ts',
    reporters: 'verbose',
    hideSkippedTests: true,
    // In ms, far above what a busy machine needs: only something that never happens fails.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 120_000, interval: 100 } },
  },
})

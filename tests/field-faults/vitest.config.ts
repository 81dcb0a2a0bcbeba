import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sourceFaults } from './faults.ts'
import { plantFaults } from './plant-faults.ts'

/** Runs the tests that the lab has exported, with and without the fault that led to each. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({}), plantFaults(sourceFaults)],
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/field-faults/exported.fault.tsx'],
    environment: 'happy-dom',
    env: { TZ: 'America/St_Johns' },
    setupFiles: ['tests/support/dom.ts'],
    // A screen that throws also reports an uncaught error.
    dangerouslyIgnoreUnhandledErrors: true,
    testTimeout: 300_000,
  },
})

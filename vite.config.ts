import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { noScript } from './backend/hosting/no-script.ts'
import { shareTags } from './backend/hosting/share-tags.ts'
import { localIdentity } from './backend/local/vite-local-identity.ts'
import { localWiring } from './backend/local/vite-local-wiring.ts'
import { compileHints } from './backend/prerender/compile-hints.ts'
import { oneProgram } from './backend/prerender/one-program.ts'
import { prerenderPages } from './backend/prerender/prerender-pages.ts'
import { sharingCopy } from './src/copy/sharing.ts'
import { noScriptCopy } from './src/copy/trouble.ts'

/** How long (ms) a test may wait for what must come: far above what a busy machine needs, so that only what never comes fails. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
}

/*
 * The vanilla-extract compiler loads this file a second time: it must stay pure.
 * Modes: `development` and `local-stack` talk to the local stack, `production` to the real services.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    // Tests must not rewrite the committed route tree.
    !process.env.VITEST &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        addExtensions: true,
        quoteStyle: 'single',
      }),
    react(),
    vanillaExtractPlugin(),
    localIdentity(),
    oneProgram(),
    compileHints(),
    prerenderPages(),
    noScript(noScriptCopy),
    shareTags(sharingCopy),
  ],
  resolve: { alias: mode === 'production' ? [] : [localWiring] },
  // Style sheets ask for it once they are compiled, where the search for packages does not look: the page would load again.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    target: 'baseline-widely-available',
    // Older targets have `:dir()` rewritten to a list of languages, which does not follow `dir="auto"`.
    cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4'],
    sourcemap: false,
    license: { fileName: 'third-party-notices.md' },
    // Every browser of that baseline knows modulepreload.
    modulePreload: { polyfill: false },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/backend/**'],
          setupFiles: ['tests/support/quiet-console.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/quiet-console.ts', 'tests/support/dom.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          environment: 'node',
          include: ['tests/deep/**/*.deep.{ts,tsx}'],
          setupFiles: ['tests/support/quiet-console.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
}))

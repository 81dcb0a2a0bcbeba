import { resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { noScriptCopy } from './src/copy/error-pages.ts'
import { sharingCopy } from './src/copy/sharing.ts'
import { classNames } from './tools/build/class-names.ts'
import { noScript, shareTags } from './tools/build/hosting/page-tags.ts'
import { securityTxtFile } from './tools/build/hosting/security-txt.ts'
import { compileHints } from './tools/build/prerender/compile-hints.ts'
import { groupChunks } from './tools/build/prerender/one-bundle.ts'
import { prerenderPages } from './tools/build/prerender/prerender-pages.ts'
import { localIdentity } from './tools/dev/vite-local-identity.ts'

/** Time limits in ms, far above what a busy machine needs: only something that never happens fails. */
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
}

/**
 * The time zone of every test: west of Greenwich, with half an hour and daylight saving time, so that a day or an hour in
 * UTC is a wrong one.
 */
const west = { TZ: 'America/St_Johns' }

/** The zone in which the tests of days run again. There the day begins up to 14 hours before it begins in UTC. */
const east = { TZ: 'Pacific/Kiritimati' }

/**
 * The test files of a worker share its modules. This saves a third of the time, and half of the time of tests with a
 * document. The next file sees every change that a file leaves in a module or a global, so a file ends what it starts. A
 * test that needs modules of its own calls `vi.resetModules`.
 */
const sharedWorker = {
  isolate: false,
  setupFiles: ['tests/support/quiet-console.ts', 'tests/support/end-stubs.ts'],
}

/** Node's own `localStorage`, which newer versions have, would hide that of the document. */
const noWebStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

/** Tests that `npm test` leaves out. */
const long = 'tests/**/*.long.test.ts'

/** What only a PostgreSQL server has: connections, sessions and locks. */
const onServerOnly =
  'tests/backend/{clean-up,connections,migrate-postgres,open-postgres,outages,pgbouncer}.test.ts'

/** React's own `useSyncExternalStore`, instead of the shim for versions before 18. */
const reactStore = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  { find: /^use-sync-external-store\/shim(?=\/)/, replacement: 'use-sync-external-store' },
]

/** Leaves the database of the Firebase library’s heartbeats, which the site does not use, out of the bundle. */
const noHeartbeats = {
  find: /^idb$/,
  replacement: resolve(import.meta.dirname, 'src/services/firebase-heartbeats.ts'),
}

/**
 * The development server lets the browser create the style sheets. This saves the compiler, which has a Vite server of its
 * own, and one request for each style sheet. Tests need the compiler, because they have no style sheets to insert.
 */
const styleSheets = (command: 'build' | 'serve'): Parameters<typeof vanillaExtractPlugin>[0] => {
  if (command === 'build') return { identifiers: classNames() }
  return process.env.VITEST ? {} : { unstable_mode: 'transform' }
}

/*
 * The vanilla-extract compiler loads this file a second time, so it must not have side effects.
 * Modes: `development` and `local-stack` talk to the local stack, `production` to the real services.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    // Tests must not rewrite the committed route tree.
    !process.env.VITEST &&
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        addExtensions: true,
        quoteStyle: 'single',
      }),
    react(),
    vanillaExtractPlugin(styleSheets(command)),
    localIdentity(),
    groupChunks(),
    compileHints(),
    prerenderPages(),
    noScript(noScriptCopy),
    shareTags(sharingCopy),
    securityTxtFile(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: [...reactStore, noHeartbeats],
  },
  // Only the transformed style sheets import this module. Found late, it would reload the first page.
  optimizeDeps: { include: ['@vanilla-extract/css/fileScope'] },
  build: {
    target: 'baseline-widely-available',
    // For older targets, `:dir()` is rewritten to a list of languages, which ignores `dir="auto"`.
    cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4'],
    sourcemap: false,
    license: { fileName: 'third-party-notices.md' },
    // Every browser of that baseline supports modulepreload.
    modulePreload: { polyfill: false },
    // A constant that is used once is shorter than its name, its export and its import.
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      // Removes expressions that only read a property.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          env: west,
          include: ['tests/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          exclude: ['tests/backend/**', long],
          ...sharedWorker,
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure-long',
          environment: 'node',
          env: west,
          include: [long],
          exclude: ['tests/backend/**'],
          ...sharedWorker,
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure-east',
          environment: 'node',
          env: east,
          include: [
            'tests/app/local-day.test.ts',
            'tests/machines/{drafts,profile-form}.test.ts',
            'tests/machines/profile-form/*.test.ts',
            'tests/services/browser-storage/{draft,resend-time}.test.ts',
            'tests/services/member-api/{calls,member-decoding}.test.ts',
            'tests/services/log.test.ts',
          ],
          ...sharedWorker,
          ...timeouts,
        },
      },
      // The engine's core on the oldest version of XState that it supports.
      {
        extends: true,
        resolve: { alias: [{ find: /^xstate$/, replacement: 'xstate-5.25' }] },
        test: {
          name: 'pure-xstate-5.25',
          environment: 'node',
          include: [
            'packages/statewalk/tests/{corpus,xstate-internals,explore,moves,guards,timers,instrumented-machine,saved-{state,context},surroundings}.test.ts',
          ],
          ...sharedWorker,
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          env: west,
          include: ['tests/backend/**/*.test.ts'],
          exclude: [long, onServerOnly],
          ...sharedWorker,
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          env: west,
          // Every statement through the driver, and locks. All other files do the same on the embedded database.
          include: [
            'tests/backend/{api,bundle,readiness}.test.ts',
            'tests/backend/**/*.long.test.ts',
            onServerOnly,
          ],
          globalSetup: ['tests/backend/support/postgres-server.ts'],
          ...sharedWorker,
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          execArgv: noWebStorage,
          env: west,
          include: ['tests/**/*.test.tsx'],
          ...sharedWorker,
          setupFiles: [...sharedWorker.setupFiles, 'tests/support/dom.ts'],
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.build.ts'],
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'failover',
          environment: 'node',
          include: ['tests/failover/*.weekly.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
}))

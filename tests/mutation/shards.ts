import { existsSync, readdirSync } from 'node:fs'

/** Files to mutate, and the tests that should kill the mutants. Each shard is a run of its own. */
export type Shard = {
  name: string
  group: 'machines' | 'services' | 'app' | 'backend'
  /** The files to mutate. */
  changes: readonly string[]
  /** Patterns of the test files that run against each mutant; slow ones by their full names, last. */
  tests: readonly string[]
  /** The timeout of a test (ms); 5,000 by default. */
  patience?: number
  /** The path of the mutated machine's model, relative to tests/mutation. */
  model?: string
}

/** The share of mutants (percent) that must be killed in each shard of a group. */
export const goals: Readonly<Record<Shard['group'], number>> = {
  machines: 90,
  services: 85,
  app: 85,
  backend: 85,
}

/** The paths of a folder's TypeScript files, by default with those of its folders. */
const sourcesIn = (folder: string, { recursive = true } = {}): readonly string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)

const machineFolders = readdirSync('machines').filter((name) =>
  existsSync(`machines/${name}/${name}-model.ts`),
)

const keepsDrafts = ['interests', 'profile-form']

const machineShards = machineFolders.map(
  (name): Shard => ({
    name,
    group: 'machines',
    // A model and its rules are part of the tests.
    changes: sourcesIn(`machines/${name}`).filter((path) => !/-(model|rules)\.ts$/.test(path)),
    tests: [
      `tests/machines/${name}{,-*}.test.ts`,
      `tests/machines/${name}/**/*.test.ts`,
      ...(keepsDrafts.includes(name) ? ['tests/machines/drafts.test.ts'] : []),
      'tests/mutation/machine.mutation.ts',
    ],
    model: `../../machines/${name}/${name}-model.ts`,
  }),
)

const sharedMachineParts: readonly Shard[] = [
  {
    name: 'shared',
    group: 'machines',
    changes: [
      ...['drafts', 'failure', 'lab-url', 'live/live', 'live/secrets', 'member', 'model-of'],
      ...['notices', 'paths', 'unprovided'],
    ].map((name) => `machines/${name}.ts`),
    tests: [
      ...['lab-url', 'live/live', 'live/secrets', 'member', 'model-of', 'same-origin-path'],
      ...['unprovided', 'app/access', 'app/history-change', 'drafts', 'sign-ins', 'onboarding'],
      ...['withdraw-account', 'withdrawn-notices', 'session-drafts'],
    ].map((name) => `tests/machines/${name}.test.ts`),
  },
]

/* Nothing decides in the entries. These tests pack the engine, or explore for minutes. */
const engineEntries = /\/(index|test-models|cli\/main)\.ts$/
const slowEngineTests = /\/(package|planted-bugs|fixtures|test-models)\.test\.ts$/

/** The engine. The tests of a folder are in the folder with the same name. */
const engineShards = ['', '/chart', '/cli', '/output'].map(
  (folder): Shard => ({
    name: `engine${folder.replace('/', '-')}`,
    group: 'machines',
    changes: sourcesIn(`packages/statewalk/src${folder}`, { recursive: false }).filter(
      (path) => !engineEntries.test(path),
    ),
    tests: sourcesIn(`packages/statewalk/tests${folder}`, { recursive: false }).filter(
      (path) => path.endsWith('.test.ts') && !slowEngineTests.test(path),
    ),
  }),
)

const service = (name: string, changes: readonly string[], tests: readonly string[]): Shard => ({
  name,
  group: 'services',
  changes: changes.flatMap((path) =>
    path.endsWith('.ts') ? [`src/services/${path}`] : sourcesIn(`src/services/${path}`),
  ),
  tests: tests.map((path) => `tests/services/${path}`),
})

const withEmulators = (shard: Shard): Shard => ({ ...shard, patience: 10_000 })

const without = (shard: Shard, names: readonly string[]): Shard => ({
  ...shard,
  changes: shard.changes.filter((path) => !names.some((name) => path.endsWith(`/${name}`))),
})

/** The part of the identity service whose tests need no emulator: an emulator makes tests a hundred times slower. */
const identityParts = [
  ...['firebase-failures', 'popup', 'snapshot', 'tokens'].map(
    (name) => `identity-firebase/${name}.ts`,
  ),
  'single-flight.ts',
]

/** The same part of the picture store. */
const pictureStoreParts = ['read-data-url', 'storage-failures'].map(
  (name) => `picture-store-firebase/${name}.ts`,
)

const identityTests = [
  'identity-firebase/auth-state.test.ts',
  'identity-firebase/sign-in.test.ts',
  'identity-firebase/providers.test.ts',
  'local-stack.test.ts',
  'identity-firebase/at-provider.test.ts',
  'identity-firebase/reauthentication.test.ts',
  'identity-firebase/accounts.test.ts',
  'identity-firebase/leaving.test.ts',
  'identity-firebase/prepare-providers.test.ts',
  'identity-firebase/faults.test.ts',
  'identity-emulator.test.ts',
]

const identityBeforeEmulators = (name: string, files: readonly string[]): Shard =>
  withEmulators(
    service(
      name,
      files.map((file) => `identity-firebase/${file}.ts`),
      identityTests,
    ),
  )

const browserParts = [
  'appearance',
  'clipboard',
  'deadline',
  'geocoder',
  'log',
  'position',
  'site-files',
]

const serviceShards: readonly Shard[] = [
  service('identity-parts', identityParts, [
    'identity-firebase/firebase-failures.test.ts',
    'identity-firebase/popup.test.ts',
    'identity-firebase/snapshot.test.ts',
    'identity-firebase/tokens.test.ts',
    'session-epoch.test.ts',
  ]),
  identityBeforeEmulators('identity', [
    ...['auth-services', 'reauthentication', 'providers', 'start-auth'],
    'started-identity',
  ]),
  identityBeforeEmulators('identity-auth-state', ['auth-state', 'sign-in']),
  withEmulators(
    service(
      'identity-port',
      ['identity-firebase.ts', 'identity-firebase/early-identity.ts', 'firebase-defaults.ts'],
      [...identityTests, 'identity-firebase/early-identity.test.ts'],
    ),
  ),
  service(
    'member-api',
    ['member-api', 'member-api.ts', 'http.ts', 'session-epoch.ts'],
    ['http.test.ts', 'session-epoch.test.ts', 'member-api/*.test.ts'],
  ),
  service(
    'browser-storage',
    ['browser-storage', 'browser-storage.ts', 'tabs.ts'],
    ['browser-storage/*.test.ts', 'storage-contract.test.ts', 'tabs.test.ts'],
  ),
  {
    ...service(
      'pictures',
      ['picture-files', 'picture-files.ts', 'picture-url.ts', 'picture-tools.ts'],
      [
        'picture-url.test.ts',
        'picture-tools.test.ts',
        'picture-files.test.ts',
        'picture-files/picture-header.test.ts',
      ],
    ),
    // Every iteration over 20 MB counts towards the timeout.
    patience: 60_000,
  },
  service(
    'picture-store-parts',
    [...pictureStoreParts, 'loaded-chunk.ts'],
    ['picture-store-firebase/parts.test.ts', 'loaded-chunk.test.ts'],
  ),
  withEmulators(
    without(
      service(
        'picture-store',
        ['picture-store-firebase', 'picture-store-firebase.ts'],
        ['picture-store-firebase/store.test.ts', 'picture-store.test.ts'],
      ),
      pictureStoreParts,
    ),
  ),
  service(
    'browser',
    browserParts.map((name) => `${name}.ts`),
    browserParts.map((name) => `${name}.test.ts`),
  ),
]

/** The parts of `src/app` that tests in Node cover. Screens and the router need a document, which every mutant would load. */
const appShards: readonly Shard[] = [
  {
    name: 'app-values',
    group: 'app',
    changes: ['app/dates', 'app/navigation/page-location', 'services/reader-locales'].map(
      (name) => `src/${name}.ts`,
    ),
    tests: ['app/local-day', 'app/page-location', 'services/reader-locales'].map(
      (name) => `tests/${name}.test.ts`,
    ),
  },
  {
    name: 'app-session',
    group: 'app',
    changes: ['session-actors', 'identity-actors', 'withdraw-account-actors'].map(
      (name) => `src/app/session/${name}.ts`,
    ),
    tests: [
      ...['session-services', 'session-drafts', 'session-identity'],
      ...['sign-in-actors', 'withdraw-account'],
    ].map((name) => `tests/app/${name}.test.ts`),
  },
  {
    name: 'app-root',
    group: 'app',
    changes: ['create-app', 'provide-app', 'navigation/guards', 'pages/page-module'].map(
      (name) => `src/app/${name}.ts`,
    ),
    tests: ['root-services', 'guards', 'page-messages'].map((name) => `tests/app/${name}.test.ts`),
  },
]

/** The rules of the backend that need no database. */
const backendShards: readonly Shard[] = [
  {
    name: 'backend-values',
    group: 'backend',
    changes: [
      ...['http/client-ip', 'fields/profile-image'],
      ...['members/derived-username', 'members/reserved-usernames'],
    ].map((name) => `backend/${name}.ts`),
    tests: ['client-ip', 'own-picture', 'derived-username', 'reserved-usernames'].map(
      (name) => `tests/backend/${name}.test.ts`,
    ),
  },
  {
    name: 'backend-tokens',
    group: 'backend',
    changes: ['caller-from', 'token-check'].map((name) => `backend/identity/${name}.ts`),
    tests: ['tests/backend/token-check.test.ts'],
  },
]

/** Every shard, the machines first. */
export const allShards: readonly Shard[] = [
  ...machineShards,
  ...sharedMachineParts,
  ...engineShards,
  ...serviceShards,
  ...appShards,
  ...backendShards,
]

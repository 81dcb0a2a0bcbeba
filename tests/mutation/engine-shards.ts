import type { Shard } from './shards.ts'
import { sourcesIn } from './sources-in.ts'

/** The model engine in parts: each is a run of half an hour at most. */
const enginePart = (name: string, changes: readonly string[]): Shard => ({
  name,
  group: 'machines',
  changes,
  tests: [
    // It compiles the package, which mutated sources do not.
    'packages/statewalk/tests/**/!(package).test.ts',
    ...['model-report', 'driver', 'invariants', 'explore', 'paths', 'check-model'].map(
      (name) => `packages/statewalk/tests/${name}.test.ts`,
    ),
  ],
})

const checks = [
  ...['actions', 'check-model', 'counting', 'coverage', 'invariants', 'narrowing', 'divergence'],
  ...['model-report', 'liveness', 'recorder', 'rules'],
  ...['temporal-check', 'temporal-monitor', 'temporal-names'],
].map((name) => `packages/statewalk/src/${name}.ts`)

const ways = [
  ...[
    'driver',
    'free-moves',
    'goals',
    'guards',
    'machine-driver',
    'observation',
    'pairs',
    'path-lines',
  ],
  ...['path-name', 'paths', 'plain-json', 'replay', 'coverage-items', 'timers', 'user-events'],
  ...['random-walk', 'random-walk-shrink'],
].map((name) => `packages/statewalk/src/${name}.ts`)

/* How a model is read, and which services it may control. */
const models = [
  ...['cli/commands', 'cli/load-module', 'cli/models-in', 'cli/read-paths', 'cli/run-command'],
  ...['default-outcomes', 'harness', 'model', 'model-from', 'refusals', 'reporting-reads'],
  ...['seeded-globals', 'service-names', 'service-places', 'services', 'surroundings', 'unknowns'],
].map((name) => `packages/statewalk/src/${name}.ts`)

/* These tests are near enough to kill their mutants: 0.7 s for a mutant instead of 6 s with all tests. */
const modelTests = [
  ...['cli/load-module', 'cli/read-paths', 'cli/run-command', 'cli/usage', 'default-outcomes'],
  ...['refusals', 'reporting-reads', 'seeded-globals', 'service-places', 'services', 'unknowns'],
  ...['model-from', 'surroundings', 'names', 'moves', 'messages', 'replay', 'harness'],
  ...['complete-model', 'check-model'],
].map((name) => `packages/statewalk/tests/${name}.test.ts`)

const charts = sourcesIn('packages/statewalk/src/chart')

/* Entries that export, define tests or start a process; nothing decides in them. */
const entries = ['index', 'test-models', 'cli/main'].map(
  (name) => `packages/statewalk/src/${name}.ts`,
)

/** The shards of the model engine. */
export const engineShards: readonly Shard[] = [
  enginePart(
    'engine',
    sourcesIn('packages/statewalk/src').filter(
      (path) => ![...checks, ...ways, ...models, ...charts, ...entries].includes(path),
    ),
  ),
  enginePart('engine-checks', checks),
  enginePart('engine-paths', ways),
  { ...enginePart('engine-models', models), tests: modelTests },
  enginePart('engine-charts', charts),
]

import type { Shard } from './shards.ts'
import { sourcesIn } from './sources-in.ts'

const sources = (names: readonly string[]): readonly string[] =>
  names.map((name) => `packages/statewalk/src/${name}.ts`)

const tests = (names: readonly string[]): readonly string[] =>
  names.map((name) => `packages/statewalk/tests/${name}.test.ts`)

const checks = sources([
  ...['actions', 'check-model', 'counting', 'coverage', 'invariants', 'narrowing', 'divergence'],
  ...['model-report', 'liveness', 'recorder', 'rules', 'findings', 'evidence', 'dead-items'],
  ...['temporal-check', 'temporal-monitor', 'temporal-names', 'temporal-rules'],
])

const ways = sources([
  ...['driver', 'free-moves', 'goals', 'guards', 'machine-driver', 'observation', 'pairs'],
  ...[
    'equivalence',
    'machine-diff',
    'path-lines',
    'path-name',
    'paths',
    'plain-json',
    'replay',
    'coverage-items',
    'timers',
  ],
  ...['user-events', 'random-walk', 'random-walk-shrink'],
])

/* How a model is read, and which services it may control. */
const models = sources([
  ...[
    'cli/commands',
    'cli/diff',
    'cli/load-module',
    'cli/models-in',
    'cli/read-paths',
    'cli/run-command',
  ],
  ...['default-outcomes', 'harness', 'model', 'model-from', 'refusals', 'reporting-reads'],
  ...['seeded-globals', 'service-names', 'service-places', 'services', 'surroundings', 'unknowns'],
])

const charts = [
  ...sourcesIn('packages/statewalk/src/chart'),
  ...sourcesIn('packages/statewalk/src/output'),
]

/* Entries that export, define tests or start a process; nothing decides in them. */
const entries = sources(['index', 'test-models', 'cli/main'])

const walks = sourcesIn('packages/statewalk/src').filter(
  (path) => ![...checks, ...ways, ...models, ...charts, ...entries].includes(path),
)

/*
 * The tests of each shard are those near its files, fast ones first: a mutant takes less than 1 s instead of 5 s with all
 * tests of the engine.
 */
const walkTests = tests([
  ...['actor-tree', 'stable-text', 'step-clock', 'transitions', 'xstate-internals', 'moves', 'run'],
  ...['configuration', 'controllable-actor'],
  ...['free-moves', 'names', 'messages', 'reentry', 'divergence', 'explore', 'harness', 'guards'],
  ...['surroundings', 'services', 'liveness', 'actions', 'recorder', 'observation', 'timers'],
  ...['replay', 'unknowns', 'rules', 'model-from', 'check-model', 'violations'],
  ...['instrumented-machine', 'endless', 'continued-runs'],
  ...['saved-state', 'saved-context', 'budget', 'pauses'],
])

const checkTests = tests([
  ...['actions', 'recorder', 'liveness', 'divergence', 'coverage-items', 'rules', 'timers'],
  ...['dead-items', 'findings', 'budget'],
  ...['check-model', 'complete-model', 'model-from', 'names', 'messages', 'surroundings'],
  ...[
    'model-report',
    'violations',
    'invariants',
    'temporal-rules',
    'temporal-bounds',
    'paths',
    'run',
    'unknowns',
    'verdicts',
    'typos',
  ],
])

const wayTests = tests([
  ...['plain-json', 'guards', 'user-events', 'pairs', 'free-moves', 'coverage-items', 'replay'],
  ...['random-walk-shrink', 'observation', 'timers', 'reentry', 'names', 'moves'],
  ...['cli/read-paths', 'cli/run-command', 'driver', 'equivalence', 'machine-diff', 'paths'],
  ...['random-walk'],
])

const modelTests = tests([
  ...[
    'cli/load-module',
    'cli/read-paths',
    'cli/run-command',
    'cli/usage',
    'cli/diff',
    'cli/formats',
  ],
  ...['refusals', 'reporting-reads', 'seeded-globals', 'service-places', 'services', 'unknowns'],
  ...[
    'default-outcomes',
    'model-from',
    'surroundings',
    'names',
    'moves',
    'messages',
    'replay',
    'harness',
  ],
  ...['complete-model', 'check-model', 'findings', 'budget'],
])

const chartTests = tests([
  ...['chart/chart-of', 'chart/mermaid', 'output/html', 'output/json', 'output/junit'],
])

const parts = [
  { name: 'engine', changes: walks, tests: walkTests },
  { name: 'engine-checks', changes: checks, tests: checkTests },
  { name: 'engine-paths', changes: ways, tests: wayTests },
  { name: 'engine-models', changes: models, tests: modelTests },
  { name: 'engine-charts', changes: charts, tests: chartTests },
]

/** The shards of the model engine. */
export const engineShards: readonly Shard[] = parts.map((part) => ({ ...part, group: 'machines' }))

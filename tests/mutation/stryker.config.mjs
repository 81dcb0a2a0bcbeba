/* Stryker's settings for one part, which run.ts chooses. */
const { name, goal, mutate, report } = JSON.parse(process.env.MUTATION ?? '{}')

/* Properties of a machine without an effect at run time: `types` is for the compiler, `description` for readers. */
const idle = new Set(['types', 'description'])

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'without-behaviour',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'ObjectProperty' && idle.has(node.key.name)
          ? `\`${node.key.name}\` does nothing when the machine runs.`
          : undefined,
    },
  },
]

/*
 * A machine's configuration is created once, on import. Ignoring such mutants (`ignoreStatic`) would ignore the
 * machines, so every mutant loads all modules again.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', import.meta.filename],
  ignorers: ['without-behaviour'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate,
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  warnings: { slow: false },
  timeoutMS: 20_000,
  thresholds: { high: goal, low: goal, break: goal },
  // It would read the TypeScript configuration through an API that version 7 has removed.
  tsconfigFile: 'none.json',
  tempDirName: `test-results/mutation/${name}`,
  ignorePatterns: ['test-results', 'dist*', '.data', '/docs'],
  reporters: ['json', 'clear-text'],
  jsonReporter: { fileName: report },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
}

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests: readonly string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]')
/*
 * The first failure ends a run, so fast tests come first: files run in their listed order, and files that only match a
 * pattern run before the others.
 */
class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      tests.findIndex((path) => moduleId.endsWith(`/${path}`))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

/*
 * The tests of one shard, configured for the emulators like all tests. The site's plugins are not needed for any
 * mutated file. The files share one worker, which ends with the run, so every mutant loads all modules again. Import
 * the mutated module at the top of the test file: Stryker attributes code first imported inside a test to that test
 * alone. A mutant may make a test wait endlessly. The tests of most shards take milliseconds, so a timeout of seconds
 * fails such a test before Stryker aborts the whole worker.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: [...tests],
    isolate: false,
    setupFiles: ['tests/mutation/after-failure.ts'],
    sequence: { sequencer: AsListed },
    testTimeout: Number(process.env.MUTATION_PATIENCE ?? 20_000),
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { localWiring } from '../../backend/local/vite-local-wiring.ts'

const tests: readonly string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]')
/*
 * The first failure ends a run, so what is quickly asked comes first: files run as they are listed, those that only
 * a pattern names before the others.
 */
class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      tests.findIndex((path) => moduleId.endsWith(`/${path}`))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

/*
 * The tests of one shard, wired to the emulators as all tests are. No plugin of the site: nothing that is changed here
 * needs one. The files share a worker, which ends with the run, so that every change finds all files unread. What is
 * changed must be read outside of tests: a file that a test reads first would be asked of that test alone.
 *
 * A change may leave a test waiting for ever. The tests of most shards take milliseconds: whoever waits for seconds
 * waits in vain, and says so before the runner gives the whole worker up.
 */
export default defineConfig({
  resolve: { alias: [localWiring] },
  test: {
    environment: 'node',
    include: [...tests],
    isolate: false,
    sequence: { sequencer: AsListed },
    testTimeout: Number(process.env.MUTATION_PATIENCE ?? 20_000),
    hookTimeout: 60_000,
  },
})

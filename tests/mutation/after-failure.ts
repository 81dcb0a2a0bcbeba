import { afterEach } from 'vitest'

/*
 * Vitest's `bail` skips the tests after the first failure, but still loads their files, which takes most of a mutant's
 * time. The file that throws here is not loaded; its worker, and so this global, ends with the run.
 */
const worker: { hasFailedTest?: boolean } = globalThis as object

if (worker.hasFailedTest) throw new Error('A test has failed in an earlier file.')

afterEach(({ task }) => {
  if (task.result?.state === 'fail') worker.hasFailedTest = true
})

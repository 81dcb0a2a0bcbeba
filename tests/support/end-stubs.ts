import { afterAll, vi } from 'vitest'

/*
 * A setup file of the projects without isolation, whose test files share the modules and the globals of a worker. What a
 * file stubs ends with it.
 */
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  // A module that is still loading when its file ends would fail, and the worker would remember that.
  await vi.dynamicImportSettled()
})

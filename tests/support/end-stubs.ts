import { afterAll, vi } from 'vitest'

/*
 * A setup file of the projects without isolation, whose test files share the modules and the globals of a worker. What a
 * file stubs ends with it.
 */
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

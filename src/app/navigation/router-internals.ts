import type { AppRouter } from './router.ts'

/*
 * Undocumented parts of TanStack Router 1.170, here alone. Check them when its version changes: tests/e2e covers Back
 * with unsaved changes and the hydration of prerendered forms.
 */

/** The number of history entries between two locations; negative towards the past. */
export const historySteps = (from: Indexed, to: Indexed): number =>
  to.__TSR_index - from.__TSR_index

type Indexed = { __TSR_index: number }

/** The location of a navigation that has begun, which `router.state.location` follows later. */
export const latestLocation = (router: AppRouter): AppRouter['latestLocation'] =>
  router.latestLocation

/** Makes the router render the same Suspense boundaries as at build time, so that the page can be hydrated. */
export const renderAsPrerendered = (router: AppRouter): void => {
  router.ssr = { manifest: undefined }
}

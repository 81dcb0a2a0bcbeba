import { failureOf } from '../../machines/failure.ts'
import type { Log } from '../../machines/ports.ts'

/**
 * Logs uncaught errors and unhandled rejections by their kind only, and suppresses the browser's own report, whose
 * text may be personal. `isShown` keeps that report, for development.
 */
export const logUncaught = (
  page: Pick<Window, 'addEventListener'>,
  { log, isShown }: { log: Log; isShown: boolean },
): void => {
  const report = (event: Event, error: unknown) => {
    log.failure('run the site', failureOf(error))
    if (!isShown) event.preventDefault()
  }
  page.addEventListener('error', (event) => {
    // An event without an error is a notice of the browser, or comes from a cross-origin script.
    if (event.error) report(event, event.error)
  })
  page.addEventListener('unhandledrejection', (event) => report(event, event.reason))
}

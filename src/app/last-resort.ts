import { failureOf } from '../../machines/failure.ts'
import type { Log } from '../../machines/ports.ts'

/**
 * Logs what nobody has caught, by its kind alone. The browser itself would write it as it stands, with whatever text is
 * in it; `isShown` leaves it that, which is wanted while developing.
 */
export const logUncaught = (
  page: Pick<Window, 'addEventListener'>,
  { log, isShown }: { log: Log; isShown: boolean },
): void => {
  const note = (event: Event, error: unknown) => {
    log.failure('run the site', failureOf(error))
    if (!isShown) event.preventDefault()
  }
  page.addEventListener('error', (event) => {
    // Without an error it is the browser's own remark, or one of a script from elsewhere.
    if (event.error) note(event, event.error)
  })
  page.addEventListener('unhandledrejection', (event) => note(event, event.reason))
}

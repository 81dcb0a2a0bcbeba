import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import type { Timers } from '../timers.ts'

/** The properties of `window` that a provider popup needs. */
export type Opener = Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'>

/** Watches provider popups, one at a time. */
export type Popups = {
  /**
   * Runs `signIn`, which opens the popup, and rejects earlier than the library does: 'popup closed' within 100 ms (the
   * library: 10 s), 'popup superseded' when another sign-in starts, 'provider unreachable' if no popup has opened in
   * time, 'timed out' if the provider has responded but the sign-in has not finished in time. There is no limit while
   * the popup is open. `signal` ends it as `cancel` does.
   */
  watch<Value>(signIn: () => Promise<Value>, signal?: AbortSignal): Promise<Value>
  /** Rejects the sign-in in progress as 'popup superseded', and closes its popup. */
  cancel(): void
}

/** How often to check whether the popup is closed, in ms. */
const POLL_INTERVAL = 30
/** How long to wait for the provider's result after the popup has closed, in ms: it comes from another process. */
const RESULT_DELAY = 40

/** `helperOrigin` is the origin of the page that passes the provider's result to the site. */
export const createPopups = ({
  opener,
  helperOrigin,
  timers,
  milliseconds,
}: {
  opener: Opener
  helperOrigin: string
  timers: Timers
  milliseconds: number
}): Popups => {
  let endCurrent = (_kind: FailureKind) => {}

  const watch = <Value>(signIn: () => Promise<Value>, signal?: AbortSignal): Promise<Value> => {
    endCurrent('popup superseded')
    return new Promise((resolve, reject) => {
      let popup: Window | null = null
      let hasResult = false

      // It fails if no one may replace the function, so nothing has begun before it.
      const open = opener.open
      opener.open = (...args) => {
        opener.open = open
        popup = open.apply(opener, args)
        stopTimer()
        if (popup) poll()
        return popup
      }
      let stopTimer = timers.after(milliseconds, () => end('provider unreachable'))
      const poll = () => {
        stopTimer = popup?.closed ? closing() : timers.after(POLL_INTERVAL, poll)
      }
      const closing = () =>
        timers.after(RESULT_DELAY, () => (hasResult ? finishing() : end('popup closed')))
      const finishing = () => {
        stopTimer = timers.after(milliseconds, () => end('timed out'))
      }
      const onMessage = (message: MessageEvent) => {
        if (message.origin === helperOrigin && isProviderResult(message.data)) hasResult = true
      }
      opener.addEventListener('message', onMessage)

      const cleanUp = () => {
        stopTimer()
        opener.removeEventListener('message', onMessage)
        signal?.removeEventListener('abort', abort)
        if (endCurrent === end) {
          opener.open = open
          endCurrent = () => {}
        }
      }
      const end = (kind: FailureKind) => {
        cleanUp()
        popup?.close()
        reject(new ServiceFailure({ kind }))
      }
      const abort = () => end('popup superseded')
      endCurrent = end
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort)
      signIn().finally(cleanUp).then(resolve, reject)
    })
  }

  return { watch, cancel: () => endCurrent('popup superseded') }
}

/**
 * Some browsers close the popup after the provider's result, while the library still fetches the identity. Then a
 * closed popup does not mean that the visitor has cancelled. The message format belongs to a third party; the event
 * name inside is Firebase's own.
 */
const isProviderResult = (data: unknown): boolean =>
  (typeof data === 'string' ? data : (JSON.stringify(data) ?? '')).includes('signInViaPopup')

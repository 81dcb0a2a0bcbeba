import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import type { Timers } from '../timers.ts'

/** The parts of the page's window that a provider's window needs. */
export type Opener = Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'>

/** Watches the windows of providers, one at a time. */
export type Popups = {
  /**
   * Runs `signIn`, which opens the window, and ends at once when the library would take its time:
   * 'popup closed' within 100 ms (the library: 10 s), 'popup superseded' when another is begun,
   * 'provider unreachable' when no window has opened in time, 'timed out' when the provider has answered
   * but the sign-in is not finished in time. No limit holds while the window is open.
   */
  watch<Value>(signIn: () => Promise<Value>): Promise<Value>
  /** Ends what is under way as 'overtaken'. */
  cancel(): void
}

const LOOK_EVERY = 30
/** The provider's answer comes from another process and may arrive just after its window has closed. */
const LAST_WORD = 40

/** `helperOrigin` is the origin of the page that hands the provider's answer over. */
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
  let endPresent = (_kind: FailureKind) => {}

  const watch = <Value>(signIn: () => Promise<Value>): Promise<Value> => {
    endPresent('popup superseded')
    return new Promise((resolve, reject) => {
      let popup: Window | null = null
      let answered = false
      let stopTimer = timers.after(milliseconds, () => end('provider unreachable'))

      const open = opener.open
      opener.open = (...place) => {
        opener.open = open
        popup = open.apply(opener, place)
        stopTimer()
        if (popup) look()
        return popup
      }
      const look = () => {
        stopTimer = popup?.closed ? closing() : timers.after(LOOK_EVERY, look)
      }
      const closing = () =>
        timers.after(LAST_WORD, () => (answered ? finishing() : end('popup closed')))
      const finishing = () => {
        stopTimer = timers.after(milliseconds, () => end('timed out'))
      }
      const onMessage = (message: MessageEvent) => {
        if (message.origin === helperOrigin && isProvidersAnswer(message.data)) answered = true
      }
      opener.addEventListener('message', onMessage)

      const tidy = () => {
        stopTimer()
        opener.removeEventListener('message', onMessage)
        if (endPresent === end) {
          opener.open = open
          endPresent = () => {}
        }
      }
      const end = (kind: FailureKind) => {
        tidy()
        reject(new ServiceFailure({ kind }))
      }
      endPresent = end
      signIn().finally(tidy).then(resolve, reject)
    })
  }

  return { watch, cancel: () => endPresent('overtaken') }
}

/**
 * Some browsers close the window when the provider has answered, while the library still fetches the
 * identity: then closing does not mean giving up. The envelope is a third party's, the name inside is not.
 */
const isProvidersAnswer = (data: unknown): boolean =>
  (typeof data === 'string' ? data : (JSON.stringify(data) ?? '')).includes('signInViaPopup')

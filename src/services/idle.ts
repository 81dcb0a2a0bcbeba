import type { Timers } from './timers.ts'

/** Runs low-priority work, so that it does not delay the first paint. */
export type RunWhenIdle = (run: () => void) => void

/** The properties of `window` that show when the page is idle. */
export type IdlePage = Pick<Window, 'addEventListener' | 'requestAnimationFrame'> & {
  readonly document: Pick<Document, 'readyState'>
  /** Absent in Safari. */
  readonly requestIdleCallback?: Window['requestIdleCallback']
}

/** The maximum time to wait for a page that is never idle, in ms. */
const IDLE_LIMIT = 2_000

/** The delay after a frame in a browser without `requestIdleCallback`, in ms. */
const PAUSE_AFTER_FRAME = 200

/** Calls `run` once, when the page has loaded and painted and is idle. A background tab waits until it is visible. */
export const createRunWhenIdle =
  (page: IdlePage, timers: Timers): RunWhenIdle =>
  (run) => {
    const onFrame = () => {
      if (page.requestIdleCallback) page.requestIdleCallback(run, { timeout: IDLE_LIMIT })
      else timers.after(PAUSE_AFTER_FRAME, run)
    }
    const onLoad = () => page.requestAnimationFrame(onFrame)
    if (page.document.readyState === 'complete') onLoad()
    else page.addEventListener('load', onLoad, { once: true })
  }

import { onCLS, onINP, onLCP } from 'web-vitals'
import type { WebVitalsBody } from '../../machines/member-api.gen.ts'
import { postAnonymously } from './post-anonymously.ts'

/** The properties of `window` that this service uses. */
export type VitalsWindow = Pick<Window, 'addEventListener' | 'fetch'> & {
  readonly document: Pick<Document, 'visibilityState'>
  readonly performance: Pick<Performance, 'getEntriesByType'>
}

/** The functions of the library that measure, each of which calls back when its metric is final. */
export type Observers = {
  [Name in 'onLCP' | 'onINP' | 'onCLS']: (onValue: (metric: { value: number }) => void) => void
}

/**
 * Sends the timings of one page load to `VITE_WEB_VITALS_URL`, once, when the tab is hidden or closed for the first time. A page that
 * was loaded in a background tab is not reported: its paints waited for the visitor.
 *
 * Only `page` and rounded numbers are sent. The library's metrics also contain elements and URLs, so nothing else of
 * them may be read.
 */
export const reportWebVitals = (
  page: WebVitalsBody['page'],
  window: VitalsWindow,
  observers: Observers = { onLCP, onINP, onCLS },
): void => {
  const { performance, document } = window
  if (performance.getEntriesByType('visibility-state').some(isHidden)) return
  const timings: Timings = {}
  observers.onLCP(({ value }) => {
    timings.lcp = milliseconds(value)
  })
  observers.onINP(({ value }) => {
    timings.inp = milliseconds(value)
  })
  observers.onCLS(({ value }) => {
    timings.cls = score(value)
  })
  let isSent = false
  // The library listens on the document, so its values are final when the event reaches the window.
  window.addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden') return
    isSent = true
    const body: WebVitalsBody = { page, ...navigationTimings(performance), ...timings }
    postAnonymously(window, import.meta.env.VITE_WEB_VITALS_URL, body)
  })
}

type Timings = Omit<WebVitalsBody, 'page'>

const isHidden = ({ name }: PerformanceEntry): boolean => name === 'hidden'

const navigationTimings = (performance: VitalsWindow['performance']): Timings => {
  const [entry] = performance.getEntriesByType('navigation')
  if (!isNavigation(entry)) return {}
  return {
    ttfb: milliseconds(entry.responseStart),
    domContentLoaded: milliseconds(entry.domContentLoadedEventEnd),
    load: milliseconds(entry.loadEventEnd),
  }
}

const isNavigation = (entry: PerformanceEntry | undefined): entry is PerformanceNavigationTiming =>
  entry?.entryType === 'navigation'

/** Whole ms, at most a minute, as the API accepts them. */
const milliseconds = (value: number): number => Math.round(Math.min(Math.max(value, 0), 60_000))

/** Three decimals, at most 10. */
const score = (value: number): number => Math.round(Math.min(Math.max(value, 0), 10) * 1000) / 1000

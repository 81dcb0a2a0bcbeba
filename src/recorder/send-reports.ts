import type { SiteReportBody } from '../../machines/member-api.gen.ts'
import { isReachable } from './reachable.ts'
import type { RecordedEvent, Recorder } from './recorder.ts'
import { createReporter, type ReportedFailure } from './reporter.ts'

type Send = (events: readonly RecordedEvent[], failure: ReportedFailure) => void

let send: Send | null = null
let pageName: SiteReportBody['page'] = 'other'

/** The reporter of this page to `VITE_REPORTS_URL`; `name` is the page in view. */
export const reportTo = (page: Pick<Window, 'fetch'>, name: SiteReportBody['page']): Send => {
  pageName = name
  send ??= createReporter({
    page: () => pageName,
    now: () => performance.now(),
    send: (report) => {
      // `sendBeacon` would send cookies.
      page
        .fetch(import.meta.env.VITE_REPORTS_URL, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(report),
          keepalive: true,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        })
        .catch(() => {
          // This failure is not reported.
        })
    },
  })
  return send
}

/** Reports a state that the models of the machines never reach, of the events until now and of all later ones. */
export const watchStates = (recorder: Recorder): void => {
  recorder.onState = ({ to, value }) => {
    if (value !== null && !isReachable(to.name, value))
      recorder.report('unreachable state', 'unknown')
  }
  for (const event of recorder.events) recorder.onState(event)
}

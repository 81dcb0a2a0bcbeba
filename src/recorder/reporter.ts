import type { RecordedEvent } from '../../machines/live/live.ts'
import type { SiteReportBody } from '../../machines/member-api.gen.ts'
import type { Reason } from './recorder.ts'
import { toSiteReport } from './site-report.ts'

/** What the reporter needs of the page. */
export type ReporterPage = {
  /** Milliseconds; only differences count. */
  now(): number
  send(report: SiteReportBody): void
}

/** A failure that a report is about. */
export type ReportedFailure = {
  /** The name of the page in view. */
  page: SiteReportBody['page']
  reason: Reason
  failure: string
  event: RecordedEvent | undefined
}

/**
 * Sends reports: at most one in a minute and five for each page load, and only one about the same failure in the same
 * state of the same machine.
 */
export const createReporter = ({ now, send }: ReporterPage) => {
  const sent = new Set<string>()
  let lastAt = Number.NEGATIVE_INFINITY
  return (
    events: readonly RecordedEvent[],
    { page, reason, failure, event }: ReportedFailure,
  ): void => {
    const key = JSON.stringify([reason, failure, event?.to.name, event?.type, event?.value])
    if (sent.has(key) || sent.size >= maxReports || now() - lastAt < minInterval) return
    const report = toSiteReport(events, { page, reason, failure })
    if (!report) return
    sent.add(key)
    lastAt = now()
    send(report)
  }
}

const maxReports = 5

/** ms. */
const minInterval = 60_000

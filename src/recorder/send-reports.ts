import type { InspectionEvent } from 'xstate'
import { failureKinds } from '../../machines/failure-kinds.ts'
import type { RecordedActor, RecordedEvent } from '../../machines/live/live.ts'
import type { SiteReportBody } from '../../machines/member-api.gen.ts'
import { postAnonymously } from '../services/post-anonymously.ts'
import { reachableStates } from './reachable.gen.ts'
import { createRecorder, type Reason, type Recorder } from './recorder.ts'

/** An event of the actor system, and when it happened, in ms. */
export type TimedEvent = readonly [event: InspectionEvent, at: number]

/** Starts the recorder of a page with the events until now, and sends its reports to `VITE_REPORTS_URL`. */
export const startRecorder = (
  window: Pick<Window, 'fetch'>,
  pageName: () => ReportedFailure['page'],
  events: readonly TimedEvent[],
): Recorder => {
  const reporter = createReporter({
    now: () => performance.now(),
    send: (body) => postAnonymously(window, import.meta.env.VITE_REPORTS_URL, body),
  })
  const recorder = createRecorder((reason, failure, event = recorder.events.at(-1)) => {
    const page = pageName()
    // The report contains what the failure leads to at once.
    queueMicrotask(() => reporter(recorder.events, { page, reason, failure, event }))
  })
  for (const [event, at] of events) recorder.inspect(event, at)
  return recorder
}

/** Reports a state that the models of the machines never reach, of the events until now and of all later ones. */
export const watchStates = (recorder: Recorder): void => {
  const check = (event: RecordedEvent) => {
    if (event.value !== null && !isReachable(event))
      recorder.report('unreachable state', 'unknown', event)
  }
  recorder.onState = check
  for (const event of recorder.events) check(event)
}

/** True for a machine without a model. */
const isReachable = ({ to, value }: RecordedEvent): boolean =>
  reachableStates[to.name]?.includes(JSON.stringify(value)) ?? true

/** What the reporter needs of the page. */
type ReporterPage = {
  /** Milliseconds; only differences count. */
  now(): number
  send(report: SiteReportBody): void
}

/** A failure that a report is about. */
type ReportedFailure = {
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

/** What a report says besides the events. */
type Cause = { page: SiteReportBody['page']; reason: Reason; failure: string }

/**
 * The events as the API accepts them: names from the source, and rounded numbers. A report that would be larger than
 * 16 000 bytes has fewer events. Null without any event.
 */
export const toSiteReport = (
  events: readonly RecordedEvent[],
  { page, reason, failure }: Cause,
): SiteReportBody | null => {
  const [first, ...rest] = events
  if (!first) return null
  const names: string[] = []
  const nameOf = (name: string): number => {
    const known = names.indexOf(name)
    return known === -1 ? names.push(name) - 1 : known
  }
  const actors = new Map<number, SiteReportBody['actors'][number]>()
  const actorOf = (actor: RecordedActor | null): number => {
    if (actor === null) return 0
    if (!actors.has(actor.id))
      actors.set(actor.id, [actor.id, actorOf(actor.parent), nameOf(actor.name)])
    return actor.id
  }
  const toRow = ({
    at,
    from,
    to,
    type,
    value,
    failure: kind,
  }: RecordedEvent): SiteReportBody['events'][number] => [
    Math.min(Math.round((at - first.at) / 10) * 10, maxTime),
    actorOf(from),
    actorOf(to),
    nameOf(type),
    value === null ? -1 : nameOf(JSON.stringify(value)),
    kind === null ? -1 : nameOf(kindOf(kind)),
  ]
  const report: SiteReportBody = {
    version: 1,
    page,
    reason,
    failure: kindOf(failure),
    names,
    events: [toRow(first), ...rest.map(toRow)],
    actors: [...actors.values()],
  }
  return JSON.stringify(report).length > maxBytes
    ? toSiteReport(events.slice(Math.ceil(events.length / 8)), { page, reason, failure })
    : report
}

/** Below the limit of the API. */
const maxBytes = 16_000

/** The largest time that the API accepts, in ms (27.8 h). A tab may be open for longer. */
const maxTime = 100_000_000

/** One of the list, so that no other text can be sent as a kind. */
const kindOf = (kind: string): string => (kinds.includes(kind) ? kind : 'unknown')

const kinds: readonly string[] = failureKinds

import { failureKinds } from '../../machines/failure-kinds.ts'
import type { RecordedActor, RecordedEvent } from '../../machines/live/live.ts'
import type { SiteReportBody } from '../../machines/member-api.gen.ts'
import type { Reason } from './recorder.ts'

/** What a report says besides the events. */
export type Cause = { page: SiteReportBody['page']; reason: Reason; failure: string }

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

import * as v from 'valibot'
import { nonNull } from '../../machines/non-null.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(-1))

const json = v.pipe(v.string(), v.parseJson())

const reportFile = v.pipe(
  v.object({
    version: v.literal(1),
    page: v.string(),
    reason: v.string(),
    failure: v.optional(v.string(), 'unknown'),
    names: v.array(v.string()),
    actors: v.array(v.tuple([count, count, count])),
    events: v.array(v.tuple([count, count, count, count, count, count])),
  }),
  // Anyone can send a report.
  v.check(({ names, actors, events }) => {
    const ids = new Set(actors.map(([id]) => id))
    return (
      actors.every(([, , name]) => name in names) &&
      events.every(
        ([, from, to, type, value, failure]) =>
          (from === 0 || ids.has(from)) &&
          ids.has(to) &&
          type in names &&
          (value === -1 || v.is(json, names[value])) &&
          (failure === -1 || failure in names),
      )
    )
  }),
)

/** An event of a report, with names instead of indexes. */
export type FieldEvent = {
  /** Its position in the report, from 1. */
  index: number
  /** ms since the first event. */
  at: number
  /** Null for the page itself. */
  from: FieldActor | null
  to: FieldActor
  type: string
  /** The state of the receiver after it, as JSON; null if the receiver crashed. */
  value: string | null
  failure: string | null
}

export type FieldActor = { id: number; name: string; parent: number }

/** A report of a page of the site that failed. */
export type FieldReport = {
  page: string
  reason: string
  failure: string
  actors: readonly FieldActor[]
  events: readonly FieldEvent[]
}

/** Parses all reports of a text: one report, or NDJSON with one on each line. Lines of another kind are left out. */
export const readFieldReports = (text: string): readonly FieldReport[] => {
  const whole = readFieldReport(text)
  return whole ? [whole] : text.split('\n').flatMap((line) => readFieldReport(line) ?? [])
}

/**
 * Parses a report, as the site sends it and as `npm run reports:export` prints it. Null if the text is none, or if it
 * contradicts itself.
 */
export const readFieldReport = (text: string): FieldReport | null => {
  const read = v.safeParse(v.pipe(json, reportFile), text)
  if (!read.success) return null
  const { names, actors, events, ...rest } = read.output
  const nameAt = (index: number): string => nonNull(names[index])
  const known = new Map(
    actors.map(([id, parent, name]) => [id, { id, parent, name: nameAt(name) }]),
  )
  const actorOf = (id: number): FieldActor => nonNull(known.get(id))
  return {
    page: rest.page,
    reason: rest.reason,
    failure: rest.failure,
    actors: [...known.values()],
    events: events.map(([at, from, to, type, value, failure], index) => ({
      index: index + 1,
      at,
      from: from === 0 ? null : actorOf(from),
      to: actorOf(to),
      type: nameAt(type),
      value: value === -1 ? null : nameAt(value),
      failure: failure === -1 ? null : nameAt(failure),
    })),
  }
}

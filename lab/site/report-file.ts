import * as v from 'valibot'
import type { RecordedActor } from '../../machines/live/live.ts'
import { nonNull } from '../../machines/non-null.ts'
import type { SiteRecording } from './site-recording.ts'

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
    const ids = new Set([0])
    return (
      // A report lists parents first.
      actors.every(([id, parent, name]) => name in names && ids.has(parent) && ids.add(id)) &&
      events.every(
        ([, from, to, type, value, failure]) =>
          ids.has(from) &&
          to !== 0 &&
          ids.has(to) &&
          type in names &&
          (value === -1 || v.is(json, names[value])) &&
          (failure === -1 || failure in names),
      )
    )
  }),
)

/** Parses all reports of a text: one report, or NDJSON with one on each line. Lines of another kind are left out. */
export const readFieldReports = (text: string): readonly SiteRecording[] => {
  const whole = readFieldReport(text)
  return whole ? [whole] : text.split('\n').flatMap((line) => readFieldReport(line) ?? [])
}

/**
 * Parses a report, as the site sends it and as `npm run reports:export` prints it. Null if the text is none, or if it
 * contradicts itself.
 */
export const readFieldReport = (text: string): SiteRecording | null => {
  const read = v.safeParse(v.pipe(json, reportFile), text)
  if (!read.success) return null
  const { names, page, reason, failure } = read.output
  const nameAt = (index: number): string => nonNull(names[index])
  const actors = new Map<number, RecordedActor>()
  for (const [id, parent, name] of read.output.actors)
    actors.set(id, { id, name: nameAt(name), parent: actors.get(parent) ?? null })
  return {
    cause: { page, reason, failure },
    ended: [],
    events: read.output.events.map(([at, from, to, type, value, kind], index) => ({
      index: index + 1,
      at,
      from: actors.get(from) ?? null,
      to: nonNull(actors.get(to)),
      type: nameAt(type),
      value: value === -1 ? null : JSON.parse(nameAt(value)),
      failure: kind === -1 ? null : nameAt(kind),
    })),
  }
}

import { z } from '@hono/zod-openapi'
import { actorNames, eventTypes, failureKinds, stateNames } from './site-report-names.gen.ts'
import { page } from './web-vitals.ts'

/** Why a page sends a report. */
const reasons = [
  'uncaught error',
  'crashed actor',
  'error page',
  'missing chunk',
  'unexpected failure',
  'unreachable state',
] as const

const count = z.int().min(0)

/** The last events between the actors of a page: names from the source and numbers, nothing of a person. */
export const siteReportBody = z
  .strictObject({
    version: z.literal(1),
    page,
    reason: z.enum(reasons),
    /** The kind of the failure, from the site's closed list. */
    failure: z
      .string()
      .refine((kind) => isOneOf(failureKinds)(kind))
      .optional(),
    /** Every name that actors and events refer to by its index. */
    names: z.array(z.string().max(600)).max(600),
    /** For each actor: its own number, the number of its parent (0 for none), its name. */
    actors: z.array(z.array(count.max(1_000_000)).min(3).max(3)).max(400),
    /**
     * For each event, oldest first: ms since the first one, sender (0 is the page itself), receiver, its type, the state
     * of the receiver after it, the kind of the failure in it. The last two are -1 if there is none.
     */
    events: z
      .array(z.array(z.int().min(-1).max(100_000_000)).min(6).max(6))
      .min(1)
      .max(200),
  })
  .refine((report) => hasOnlyNamesOfSite(report), 'A name is not one of the site.')
  .openapi('SiteReportBody')

type References = Record<'names', string[]> & Record<'actors' | 'events', number[][]>

/** Whether every name is one that the site's source has where the report refers to it. */
const hasOnlyNamesOfSite = ({ names, actors, events }: References): boolean => {
  const nameOfActor = new Map(actors.map(([id, , name = -1]) => [id, names[name]]))
  const references = [
    ...actors.map(([, , name]) => [name, isOneOf(actorNames)] as const),
    ...events.flatMap(([, , to, type, state, failure]) => [
      [type, isOneOf(eventTypes)] as const,
      [state, isStateOf(nameOfActor.get(to))] as const,
      [failure, isOneOf(failureKinds)] as const,
    ]),
  ].filter(([index]) => index !== -1)
  return (
    references.every(([index = -1, isAllowed]) => isAllowed(names[index] ?? '')) &&
    new Set(references.map(([index]) => index)).size === names.length
  )
}

const isOneOf = (list: readonly string[]) => (name: string) => list.includes(name)

/** Also a state that no model reaches, because that is a reason to report: every part of its JSON is a state's name. */
const isStateOf = (machine: string | undefined) => {
  const isState = isOneOf(statesByMachine.get(machine) ?? [])
  return (json: string) => [...json.matchAll(/[^"{}:,]+/g)].every(([part]) => isState(part))
}

const statesByMachine = new Map<string | undefined, readonly string[]>(Object.entries(stateNames))

export type SiteReport = z.infer<typeof siteReportBody>

import type { FromPage, RecordedActor, RecordedEvent } from '../../machines/live/live.ts'
import type { Instant } from '../../machines/member.ts'

/** The last events between the actors of a page of the site. */
export type SiteRecording = {
  /** Why the page has sent a report; null for a page that runs in another tab of this browser. */
  cause: { page: string; reason: string; failure: string } | null
  events: readonly RecordedEvent[]
  /** The numbers of the actors that have ended, as far as the page says it. */
  ended: readonly number[]
}

/** A page that runs, or ran, in another tab. */
export type LivePage = SiteRecording & { id: string; since: Instant; isOpen: boolean }

/** The pages after a message from one of them. A new page replaces those that were closed. */
export const pagesAfter = (pages: readonly LivePage[], message: FromPage): readonly LivePage[] => {
  const { page: id } = message
  if (message.type === 'page left')
    return pages.map((page) => (page.id === id ? { ...page, isOpen: false } : page))
  const { since, ended, events } = message
  const [{ index: first } = { index: Number.POSITIVE_INFINITY }] = events
  const earlier = pages
    .find((page) => page.id === id)
    ?.events.filter(({ index }) => index < first)
    .slice(-maxEvents)
  const page = {
    ...{ id, since, ended, cause: null, isOpen: true },
    events: withoutFirstLives([...(earlier ?? []), ...events]),
  }
  return [...pages.filter((other) => other.isOpen && other.id !== id), page].toSorted(
    (one, other) => one.since - other.since,
  )
}

/** All actors that occur in the events, and their parents, in the order of their start. */
export const actorsIn = (events: readonly RecordedEvent[]): readonly RecordedActor[] => {
  const actors = new Map<number, RecordedActor>()
  const add = (actor: RecordedActor | null) => {
    if (!actor || actors.has(actor.id)) return
    add(actor.parent)
    actors.set(actor.id, actor)
  }
  for (const { from, to } of events) for (const actor of [from, to]) add(actor)
  return [...actors.values()]
}

/* React's strict mode stops an actor and starts it again. Its first life is dropped with everything it started. */
const withoutFirstLives = (events: readonly RecordedEvent[]): readonly RecordedEvent[] => {
  const starts = new Map<number, number>()
  for (const { type, to, index } of events) if (type === 'xstate.init') starts.set(to.id, index)
  const isOfFirstLife = (actor: RecordedActor | null, index: number): boolean =>
    actor !== null && (index < (starts.get(actor.id) ?? 0) || isOfFirstLife(actor.parent, index))
  return events.filter(({ to, index }) => !isOfFirstLife(to, index))
}

const maxEvents = 1_000

export type TreeItem = {
  actor: RecordedActor
  /** The number of services of the same name and parent that it represents. */
  times: number
  /** The last event of a machine; null for a service. */
  last: RecordedEvent | null
  isEnded: boolean
  children: readonly TreeItem[]
}

/** The actors as a tree, in the order of their start. Services of the same name are one item. */
export const treeOf = ({ events, ended }: SiteRecording): readonly TreeItem[] => {
  const actors = actorsIn(events)
  const lastOf = (actor: RecordedActor) => events.findLast(({ to }) => to.id === actor.id) ?? null
  const itemsIn = (parent: number | undefined): readonly TreeItem[] => {
    const items = new Map<string, TreeItem>()
    for (const actor of actors.filter((one) => one.parent?.id === parent)) {
      const last = lastOf(actor)
      const key = last ? String(actor.id) : `service ${actor.name}`
      const times = (items.get(key)?.times ?? 0) + 1
      const isEnded = ended.includes(actor.id)
      items.set(key, { actor, times, last, isEnded, children: itemsIn(actor.id) })
    }
    return [...items.values()]
  }
  return itemsIn(undefined)
}

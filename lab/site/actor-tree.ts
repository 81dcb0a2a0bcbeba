import type { RecordedActor, RecordedEvent } from '../../machines/live/live.ts'
import { actorsIn, type SiteRecording } from './site-recording.ts'

/** An actor in the tree of its page. */
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

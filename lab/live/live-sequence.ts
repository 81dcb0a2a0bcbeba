import type { LiveNode, LiveSystem } from '../../machines/live/live-system.ts'
import { type Sequence, toSequence } from '../parts/sequence.ts'

/** The names of the lifelines that are not actors, and the texts of messages that XState names. */
export type SequenceTexts = {
  page: string
  clock: string
  starts: string
  ended: string
  failed: string
  timer(name: string): string
  of(actor: string, parent: string): string
}

/**
 * The messages of a page as a sequence. Actors with the same name and parent share a lifeline. `timerOf` names the timer
 * that an event of a machine reports.
 */
export const liveSequence = (
  { nodes, messages }: LiveSystem,
  timerOf: (machine: string, event: string) => string | null,
  texts: SequenceTexts,
): Sequence => {
  const names = lifelineNames(nodes, texts)
  const machines = new Map(nodes.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  return toSequence(
    [texts.page],
    messages.map(({ from, to, event }, step) => {
      const timer = timerOf(machines.get(to) ?? '', event)
      if (timer !== null)
        return { step, from: texts.clock, to: nameOf(to), text: texts.timer(timer) }
      return {
        step,
        from: from === null ? texts.page : from === to ? texts.clock : nameOf(from),
        to: nameOf(to),
        text: textOf(event, texts),
      }
    }),
  )
}

const textOf = (event: string, texts: SequenceTexts): string => {
  if (event === 'xstate.init') return texts.starts
  if (event.startsWith('xstate.done.actor.')) return texts.ended
  return event.startsWith('xstate.error.actor.') ? texts.failed : event
}

/** The lifeline of each actor by its id: its name, with its parent's if another lifeline has this name. */
const lifelineNames = (
  nodes: readonly LiveNode[],
  { of }: SequenceTexts,
): ReadonlyMap<string, string> => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const pathOf = ({ name, parent }: LiveNode): string => {
    const above = byId.get(parent ?? '')
    return above ? `${pathOf(above)}/${name}` : name
  }
  const pathsOf = new Map<string, Set<string>>()
  for (const node of nodes)
    pathsOf.set(node.name, (pathsOf.get(node.name) ?? new Set()).add(pathOf(node)))
  return new Map(
    nodes.map(({ id, name, parent }) => {
      const above = byId.get(parent ?? '')
      const isShared = (pathsOf.get(name)?.size ?? 0) > 1
      return [id, isShared && above ? of(name, above.name) : name]
    }),
  )
}

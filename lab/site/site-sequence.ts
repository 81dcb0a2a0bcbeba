import type { AnyModel } from 'statewalk'
import { delayNamesOf } from 'statewalk/internal'
import type { RecordedActor, RecordedEvent } from '../../machines/live/live.ts'
import { type Sequence, toSequence } from '../parts/sequence.ts'
import { siteCopy } from '../site-copy.ts'
import { actorsIn } from './site-recording.ts'

/**
 * The messages of a page as a sequence, with the timers by their names in the models. Actors with the same name share a
 * lifeline, if their parents have the same name too.
 */
export const siteSequence = (
  models: readonly AnyModel[],
  events: readonly RecordedEvent[],
): Sequence => {
  const timers = new Map(models.map(({ machine }) => [machine.id, delayNamesOf(machine)]))
  const actors = actorsIn(events)
  const nameOf = ({ name, parent }: RecordedActor): string => {
    const isShared = actors.some((one) => one.name === name && one.parent?.name !== parent?.name)
    return isShared && parent ? siteCopy.of(name, parent.name) : name
  }
  const names = new Map(actors.map((actor) => [actor.id, nameOf(actor)]))
  const lifelineOf = (actor: RecordedActor) => names.get(actor.id) ?? actor.name
  return toSequence(
    [siteCopy.browser],
    events.map(({ from, to, type }, step) => {
      const timer = timers.get(to.name)?.get(type)
      const sender = from === null ? siteCopy.browser : lifelineOf(from)
      return {
        step,
        from: timer !== undefined || from?.id === to.id ? siteCopy.clock : sender,
        to: lifelineOf(to),
        text: timer === undefined ? textOf(type) : siteCopy.timer(timer),
      }
    }),
  )
}

const textOf = (event: string): string => {
  if (event === 'xstate.init') return siteCopy.starts
  if (event.startsWith('xstate.done.actor.')) return siteCopy.ends
  return event.startsWith('xstate.error.actor.') ? siteCopy.fails : event
}

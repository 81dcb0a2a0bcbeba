import { type InspectionEvent, isMachineSnapshot } from 'xstate'
import type { Instant } from '../../machines/member.ts'
import {
  type FromLab,
  type FromPage,
  type LiveActor,
  type LiveEntry,
  type LiveMoment,
  withEntry,
} from '../../machines/model/live.ts'
import { withoutSecrets } from '../../machines/model/secrets.ts'
import { transitionsOf } from '../../machines/model/transitions.ts'
import type { Clock } from '../../machines/ports.ts'

type Parts = { page: string; clock: Clock; post(message: FromPage): void }

type Actor = InspectionEvent['actorRef']
type Snapshot = Extract<InspectionEvent, { type: '@xstate.snapshot' }>

/**
 * Tells the machine lab everything that the machines of this page do, and the history so far when it asks. Secrets
 * are taken out before anything is kept.
 */
export const createLivePage = ({ page, clock, post }: Parts) => {
  const since = clock.now()
  const actors = new Map<string, LiveActor>()
  const ids = new WeakMap<Actor, string>()
  const taken = new WeakMap<Actor, string[]>()
  const senders = new WeakMap<object, Actor>()
  let lastId = 0

  const idOf = (actor: Actor): string => {
    const known = ids.get(actor)
    if (known !== undefined) return known
    lastId += 1
    ids.set(actor, String(lastId))
    return String(lastId)
  }

  const start = (id: string, machine: string, moment: LiveMoment) => {
    const known = actors.get(id)
    /* React's strict mode stops every actor once and starts it again where it was. */
    const isRestart = known?.history.length === 0
    const transitions = isRestart ? known.start.transitions : moment.transitions
    const actor: LiveActor = {
      id,
      machine,
      start: { ...moment, transitions },
      history: [],
      forgotten: 0,
      endedAt: null,
    }
    actors.set(id, actor)
    post({ type: 'actor started', page, actor })
  }

  const move = (actor: LiveActor, entry: LiveEntry) => {
    actors.set(actor.id, withEntry(actor, entry))
    post({ type: 'actor moved', page, actor: actor.id, entry })
  }

  const end = (id: string, at: Instant) => {
    const actor = actors.get(id)
    if (!actor || actor.endedAt !== null) return
    actors.set(id, { ...actor, endedAt: at })
    const ended = [...actors.values()].filter(({ endedAt }) => endedAt !== null)
    for (const { id: oldest } of ended.slice(0, -mostEnded)) actors.delete(oldest)
    post({ type: 'actor ended', page, actor: id, at })
  }

  const see = ({ actorRef, event, snapshot }: Snapshot) => {
    if (!isMachineSnapshot(snapshot)) return
    const id = idOf(actorRef)
    const { value, status } = snapshot
    const moment: LiveMoment = {
      at: clock.now(),
      value,
      context: withoutSecrets(snapshot.context),
      status,
      transitions: taken.get(actorRef) ?? [],
    }
    taken.delete(actorRef)
    const known = actors.get(id)
    if (event.type === 'xstate.init') start(id, snapshot.machine.id, moment)
    else if (event.type !== 'xstate.stop' && known)
      move(known, {
        ...moment,
        event: told(event),
        service: serviceOf(senders.get(event), actorRef),
      })
    if (status !== 'active') end(id, moment.at)
  }

  return {
    inspect(seen: InspectionEvent) {
      if (seen.type === '@xstate.event' && seen.sourceRef) senders.set(seen.event, seen.sourceRef)
      if (seen.type === '@xstate.microstep' && isMachineSnapshot(seen.snapshot)) {
        const names = transitionsOf(seen.snapshot.machine)
        const before = taken.get(seen.actorRef) ?? []
        const now = seen._transitions.flatMap((transition) => names.get(transition) ?? [])
        taken.set(seen.actorRef, [...before, ...now])
      }
      if (seen.type === '@xstate.snapshot') see(seen)
    },
    hear(message: FromLab) {
      if (message.type === 'who is there')
        post({ type: 'page is here', page, since, actors: [...actors.values()] })
      if (message.type === 'still there') post({ type: 'page is still here', page })
    },
    leave: () => post({ type: 'page left', page }),
  }
}

const told = ({ type, ...data }: { type: string }): LiveEntry['event'] => ({
  ...Object.fromEntries(Object.entries(Object(withoutSecrets(data)))),
  type,
})

const serviceOf = (sender: Actor | undefined, actor: Actor): LiveEntry['service'] => {
  if (sender === undefined || sender === actor || !('id' in sender)) return null
  const id = String(sender.id)
  return { name: 'src' in sender && typeof sender.src === 'string' ? sender.src : id, id }
}

const mostEnded = 20

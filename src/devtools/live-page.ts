import { transitionsOf } from 'statewalk/internal'
import { type InspectionEvent, isMachineSnapshot } from 'xstate'
import {
  type FromLab,
  type FromPage,
  type LiveActor,
  type LiveEntry,
  type LiveMoment,
  withEntry,
} from '../../machines/live/live.ts'
import { withoutSecrets } from '../../machines/live/secrets.ts'
import type { Instant } from '../../machines/member.ts'
import type { Clock } from '../../machines/ports.ts'
import { createSystemLog } from './live-system-log.ts'

type Dependencies = { page: string; clock: Clock; post(message: FromPage): void }

type Actor = InspectionEvent['actorRef']
type Snapshot = Extract<InspectionEvent, { type: '@xstate.snapshot' }>

/**
 * Sends the actors of this page and the transitions of its machines to the machine lab, and the earlier ones when the
 * lab requests them. Secrets are removed before anything is stored.
 */
export const createLivePage = ({ page, clock, post }: Dependencies) => {
  const since = clock.now()
  const actors = new Map<string, LiveActor>()
  const ids = new WeakMap<Actor, string>()
  const pendingTransitions = new WeakMap<Actor, string[]>()
  const senders = new WeakMap<object, Actor>()
  let lastId = 0

  const idOf = (actor: Actor): string => {
    const known = ids.get(actor)
    if (known !== undefined) return known
    lastId += 1
    ids.set(actor, String(lastId))
    return String(lastId)
  }

  const log = createSystemLog({
    clock,
    idOf,
    onChange: (change) => post({ type: 'system changed', page, change }),
  })

  const start = (id: string, machine: string, moment: LiveMoment) => {
    const known = actors.get(id)
    /* React's strict mode stops every actor once and restarts it from its snapshot. */
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
    for (const { id: oldest } of ended.slice(0, -maxEnded)) actors.delete(oldest)
    post({ type: 'actor ended', page, actor: id, at })
  }

  const onSnapshot = ({ actorRef, event, snapshot }: Snapshot) => {
    if (!isMachineSnapshot(snapshot)) return
    const id = idOf(actorRef)
    const { value, status } = snapshot
    const moment: LiveMoment = {
      at: clock.now(),
      value,
      context: withoutSecrets(snapshot.context),
      status,
      transitions: pendingTransitions.get(actorRef) ?? [],
    }
    pendingTransitions.delete(actorRef)
    const known = actors.get(id)
    if (event.type === 'xstate.init') start(id, snapshot.machine.id, moment)
    else if (event.type !== 'xstate.stop' && known)
      move(known, {
        ...moment,
        event: toEntryEvent(event),
        service: serviceOf(senders.get(event), actorRef),
      })
    if (status !== 'active') end(id, moment.at)
  }

  return {
    inspect(inspected: InspectionEvent) {
      log.inspect(inspected)
      if (inspected.type === '@xstate.event' && inspected.sourceRef)
        senders.set(inspected.event, inspected.sourceRef)
      if (inspected.type === '@xstate.microstep' && isMachineSnapshot(inspected.snapshot)) {
        const names = transitionsOf(inspected.snapshot.machine)
        const before = pendingTransitions.get(inspected.actorRef) ?? []
        const now = inspected._transitions.flatMap((transition) => names.get(transition) ?? [])
        pendingTransitions.set(inspected.actorRef, [...before, ...now])
      }
      if (inspected.type === '@xstate.snapshot') onSnapshot(inspected)
    },
    receive(message: FromLab) {
      if (message.type === 'report requested')
        post({
          type: 'page reported',
          page,
          since,
          actors: [...actors.values()],
          system: log.system(),
        })
      if (message.type === 'ping') post({ type: 'pong', page })
    },
    leave: () => post({ type: 'page left', page }),
  }
}

const toEntryEvent = ({ type, ...data }: { type: string }): LiveEntry['event'] => ({
  ...Object.fromEntries(Object.entries(Object(withoutSecrets(data)))),
  type,
})

const serviceOf = (sender: Actor | undefined, actor: Actor): LiveEntry['service'] => {
  if (sender === undefined || sender === actor || !('id' in sender)) return null
  const id = String(sender.id)
  return { name: 'src' in sender && typeof sender.src === 'string' ? sender.src : id, id }
}

const maxEnded = 20

import { type InspectionEvent, isMachineSnapshot } from 'xstate'
import {
  emptySystem,
  type LiveSystem,
  type SystemChange,
  systemAfter,
} from '../../machines/live/live-system.ts'
import type { Clock } from '../../machines/ports.ts'

type Actor = InspectionEvent['actorRef']
type Dependencies = {
  clock: Clock
  idOf(actor: Actor): string
  onChange(change: SystemChange): void
}

/** Observes all actors of a page: which actor starts which, when it ends, and who sends what to whom. */
export const createSystemLog = ({ clock, idOf, onChange }: Dependencies) => {
  let system: LiveSystem = emptySystem

  const change = (made: SystemChange) => {
    system = systemAfter(system, made)
    onChange(made)
  }

  return {
    inspect(inspected: InspectionEvent) {
      const at = clock.now()
      const { actorRef } = inspected
      const id = idOf(actorRef)
      if (inspected.type === '@xstate.snapshot' && inspected.snapshot.status !== 'active')
        change({ type: 'ended', id, at })
      if (inspected.type !== '@xstate.event') return
      const { sourceRef, event } = inspected
      const from = sourceRef ? idOf(sourceRef) : null
      const isMachine = isMachineSnapshot(actorRef.getSnapshot())
      if (event.type === 'xstate.init')
        change({
          type: 'started',
          node: {
            id,
            parent: from,
            name: nameOf(actorRef),
            kind: isMachine ? 'machine' : 'service',
            startedAt: at,
            endedAt: null,
          },
        })
      // A promise reports its own result to itself.
      if (isMachine || from !== id)
        change({ type: 'sent', message: { at, from, to: id, event: event.type } })
    },
    system: () => system,
  }
}

const nameOf = (actor: Actor): string => {
  const snapshot = actor.getSnapshot()
  if (isMachineSnapshot(snapshot)) return snapshot.machine.id
  if ('src' in actor && typeof actor.src === 'string') return actor.src
  return 'id' in actor ? String(actor.id) : ''
}

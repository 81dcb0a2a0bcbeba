import type { InspectionEvent, StateValue } from 'xstate'
import { failureOf } from '../../machines/failure.ts'
import type { SiteReportBody } from '../../machines/member-api.gen.ts'

/** Why a page sends a report. */
export type Reason = SiteReportBody['reason']

/** An actor by its number on this page, and by its name in the source. */
export type RecordedActor = {
  id: number
  /** The id of its machine, or the name of the service in its parent's `setup`. */
  name: string
  parent: RecordedActor | null
  /** The events that a machine has not processed yet; null for a service. */
  pending: RecordedEvent[] | null
}

/** An event that a machine has received. */
export type RecordedEvent = {
  /** ms since the page was opened. */
  at: number
  /** Null for the page itself: a person, the router, the browser. */
  from: RecordedActor | null
  to: RecordedActor
  type: string
  /** The state after it; null while the event is processed, and if the machine has crashed. */
  value: StateValue | null
  /** The kind of the failure that it carries. */
  failure: string | null
}

type ActorRef = InspectionEvent['actorRef']
type ReceivedEvent = Extract<InspectionEvent, { type: '@xstate.event' }>

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Records the last events between the actors of a page. An allow-list: of an event it reads only whether the type is
 * one that a machine declares, and the kind of a failure; of a snapshot only the state. So nothing of a member can enter.
 */
export const createRecorder = (
  /** `event` is the last one if it is not given. */
  onReason: (reason: Reason, failure: string, event?: RecordedEvent) => void,
) => {
  const events: RecordedEvent[] = []
  const actors = new WeakMap<ActorRef, RecordedActor>()
  const types = new Set(['xstate.init'])
  let count = 0
  const recorder = {
    events,
    report: onReason,
    /** Called with the state after each event. */
    onState: (_event: RecordedEvent) => {},
    /** `at` is the time of the event, in ms. */
    inspect(inspected: InspectionEvent, at: number) {
      if (inspected.type === '@xstate.event') receive(inspected, at)
      if (inspected.type === '@xstate.snapshot' && inspected.event.type !== 'xstate.stop') {
        const recorded = actorOf(inspected.actorRef).pending?.shift()
        if (recorded && 'value' in inspected.snapshot) {
          recorded.value = inspected.snapshot.value as StateValue
          recorder.onState(recorded)
        }
      }
    },
  }

  const receive = ({ actorRef, sourceRef, event }: ReceivedEvent, at: number) => {
    const to = actorOf(actorRef)
    const from = sourceRef ? actorOf(sourceRef) : null
    if (!to.pending) return
    const failure = failureIn(event)
    const type = types.has(event.type) ? event.type : (actorEvent.exec(event.type)?.[0] ?? 'other')
    const recorded = { at, from, to, type, value: null, failure }
    to.pending.push(recorded)
    if (events.push(recorded) > maxEvents) events.shift()
    if (failure && type.startsWith('xstate.error')) {
      if (from?.pending) onReason('crashed actor', failure)
      else if (unexpected.has(failure)) onReason('unexpected failure', failure)
    } else if (type === 'xstate.init' && to.name === 'missingChunk')
      onReason('missing chunk', 'unreachable')
  }

  const actorOf = (ref: ActorRef): RecordedActor => {
    const known = actors.get(ref)
    if (known) return known
    const { src, _parent } = ref as ActorRef & { src?: unknown; _parent?: ActorRef }
    const snapshot: { machine?: { id: string; events: string[] } } = ref.getSnapshot()
    for (const type of snapshot?.machine?.events ?? []) types.add(type)
    const actor: RecordedActor = {
      id: ++count,
      name: snapshot?.machine?.id ?? (typeof src === 'string' ? src : 'other'),
      parent: _parent ? actorOf(_parent) : null,
      pending: snapshot?.machine ? [] : null,
    }
    actors.set(ref, actor)
    return actor
  }
  return recorder
}

const failureIn = (event: { type: string; error?: unknown; output?: unknown }): string | null => {
  if ('error' in event) return failureOf(event.error).kind
  const { failure } = Object(event.output ?? event) as { failure?: { kind?: string } | null }
  return failure?.kind ?? null
}

const unexpected = new Set(['unknown', 'unexpected answer'])

/* The end of an actor that was spawned: its id is no name of the source. */
const actorEvent = /^xstate\.(done|error)\.actor\./

const maxEvents = 200

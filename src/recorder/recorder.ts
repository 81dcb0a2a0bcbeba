import type { InspectionEvent, StateValue } from 'xstate'
import { failureOf } from '../../machines/failure.ts'
import type { RecordedActor, RecordedEvent } from '../../machines/live/live.ts'
import type { SiteReportBody } from '../../machines/member-api.gen.ts'

/** Why a page sends a report. */
export type Reason = SiteReportBody['reason']

type ActorRef = InspectionEvent['actorRef']
type ReceivedEvent = Extract<InspectionEvent, { type: '@xstate.event' }>
type StateChange = Extract<InspectionEvent, { type: '@xstate.snapshot' }>

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Records the last events between the actors of a page. An allow-list: of an event it reads only whether the type is
 * one that a machine declares, and the kind of a failure; of a snapshot only the state. So nothing of a member can enter.
 */
export const createRecorder = (
  /** `event` is the last one if it is not given. */
  onReason: (reason: Reason, failure: string, event?: RecordedEvent) => void,
  maxEvents = 200,
) => {
  const events: RecordedEvent[] = []
  const actors = new WeakMap<ActorRef, RecordedActor>()
  /** The events that each machine has not processed yet. Services have none. */
  const pending = new WeakMap<RecordedActor, RecordedEvent[]>()
  const types = new Set(['xstate.init'])
  let actorCount = 0
  let eventCount = 0
  const recorder = {
    events,
    report: onReason,
    /** Called with the state after each event. */
    onState: (_event: RecordedEvent, _change: StateChange) => {},
    actorOf: (ref: ActorRef) => actorOf(ref),
    /** `at` is the time of the event, in ms. */
    inspect(inspected: InspectionEvent, at: number) {
      if (inspected.type === '@xstate.event') receive(inspected, at)
      if (inspected.type === '@xstate.snapshot' && inspected.event.type !== 'xstate.stop') {
        const recorded = pending.get(actorOf(inspected.actorRef))?.shift()
        if (recorded && 'value' in inspected.snapshot) {
          recorded.value = inspected.snapshot.value as StateValue
          recorder.onState(recorded, inspected)
        }
      }
    },
  }

  const receive = ({ actorRef, sourceRef, event }: ReceivedEvent, at: number) => {
    const to = actorOf(actorRef)
    const from = sourceRef ? actorOf(sourceRef) : null
    const unprocessed = pending.get(to)
    if (!unprocessed) return
    const failure = failureIn(event)
    const type = types.has(event.type) ? event.type : (actorEvent.exec(event.type)?.[0] ?? 'other')
    const recorded = { index: ++eventCount, at, from, to, type, value: null, failure }
    unprocessed.push(recorded)
    if (events.push(recorded) > maxEvents) events.shift()
    if (failure && type.startsWith('xstate.error')) {
      if (from && pending.has(from)) onReason('crashed actor', failure)
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
      id: ++actorCount,
      name: snapshot?.machine?.id ?? (typeof src === 'string' ? src : 'other'),
      parent: _parent ? actorOf(_parent) : null,
    }
    actors.set(ref, actor)
    if (snapshot?.machine) pending.set(actor, [])
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

import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateNode,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate'
import { actionsBetween, actionsOnEntry, firstStates } from './actions.ts'
import { isBystander } from './controllable-actor.ts'
import { count, emptyTally, record, type Tally } from './counting.ts'
import { guardSide } from './guards.ts'
import type { InstrumentedMachine } from './instrumented-machine.ts'
import type { Counts, Message } from './model.ts'
import type { Move, Payload } from './moves.ts'
import { activeStates, handlesEvent, stateId, statesAround, transitionsOf } from './transitions.ts'
import {
  activeNodes,
  isActorRef,
  isMachine,
  logicOf,
  serviceName,
  transitionsTaken,
} from './xstate-internals.ts'

/** What one move, or the start, has done. */
export type Step = {
  /** Null for the start, and for time that passed without a move. */
  move: Move | null
  /** The data of the move. */
  payload: Payload
  /** Ids of the transitions taken, in order, including `always`. */
  transitions: readonly string[]
  /** Names of the root machine's actions in order: exit, transition, entry. */
  actions: readonly string[]
  /** Ids of the states that were active during the step, including transient ones. */
  states: ReadonlySet<string>
  /** Guard results of the step. */
  guards: ReadonlySet<string>
  /** Properties that were read from its event without payload, or from an unknown input, as `resend requested: at`. */
  misread: ReadonlySet<string>
  /** The messages between actors, in the order in which they were sent. */
  messages: readonly Message[]
  counts: Counts
}

/** Observes the root machine and records what happens, step by step. */
export type Recorder = {
  inspect(event: InspectionEvent): void
  guardEvaluated(name: string, holds: boolean): void
  emitted(event: { type: string }): void
  /** Begins a step. Everything is recorded in it until the next one begins. */
  begin(move: Move | null): OpenStep
  /** What has been recorded that influences what follows. */
  recorded(): Recorded
  /** Continues from there. */
  continueFrom(recorded: Recorded): void
  /** Records an error that no actor reports, such as a throw in a subscriber. */
  failed(error: unknown): void
  /** The events that the machine has sent to itself, by their types. */
  sentToItself: ReadonlySet<string>
  /** An actor that runs although no machine lists it as its child, because another one has taken its id; or null. */
  orphanBeside(listed: ReadonlySet<AnyActorRef>): AnyActorRef | null
  /** The error of a child machine whose parent does not handle it, or null. */
  actorError(): string | null
}

/** What a recorder remembers beyond a step. */
export type Recorded = {
  active: readonly AnyStateNode[]
  actorError: string | null
  rejections: readonly unknown[]
  /** The running actors beside the root. */
  started: readonly AnyActorRef[]
}

/** An observer for one run of an instrumented machine. */
export const createRecorder = (instrumented: InstrumentedMachine): Recorder => {
  const ids = transitionsOf(instrumented.machine)
  let step = emptyStep(null)
  let actorError: string | null = null
  let active: readonly AnyStateNode[] = []
  let received = ''
  const sentToItself = new Set<string>()
  let rejections = new Set<unknown>()
  let started = new Set<AnyActorRef>()
  const nameOf = (actor: AnyActorRef) =>
    isSubject(actor) || isBystander(actor) ? actor.id : serviceName(actor)
  const isSubject = (actor: object) => isActorRef(actor) && logicOf(actor) === instrumented.machine

  /* A throw is a bug even if a parent handles it; a rejection is not. */
  const noteFailure = (seen: InspectionEvent) => {
    if (seen.type !== '@xstate.event' || !seen.event.type.startsWith('xstate.error.actor.')) return
    const error: unknown = 'error' in seen.event ? seen.event.error : null
    if (!isMachineSnapshot(seen.sourceRef?.getSnapshot())) rejections.add(error)
    else if (!rejections.has(error) || !isHandled(seen)) actorError ??= messageOf(error)
  }

  const isHandled = ({ actorRef, event }: { actorRef: object; event: AnyEventObject }) => {
    const receiver: unknown = isActorRef(actorRef) && actorRef.getSnapshot()
    return isMachineSnapshot(receiver) && handlesEvent(receiver, event.type)
  }

  const running = () => {
    for (const actor of started) if (actor.getSnapshot().status !== 'active') started.delete(actor)
    return [...started]
  }

  return {
    begin: (move) => {
      step = emptyStep(move)
      return step
    },
    recorded: () => ({ active, actorError, rejections: [...rejections], started: running() }),
    continueFrom(recorded) {
      active = recorded.active
      actorError = recorded.actorError
      rejections = new Set(recorded.rejections)
      started = new Set(recorded.started)
    },
    guardEvaluated: (name, holds) => addTo(step, 'guards', guardSide(name, holds)),
    emitted: (event) => step.counts.emitted.push(event),
    failed: (error) => {
      actorError ??= messageOf(error)
    },
    sentToItself,
    orphanBeside: (listed) => running().find((actor) => !listed.has(actor)) ?? null,
    actorError: () => actorError,
    inspect(seen) {
      noteFailure(seen)
      // XState does not report the entry of the initial states as a microstep.
      if (seen.type === '@xstate.actor' && isSubject(seen.actorRef)) {
        active = firstStates(instrumented.machine.root)
        for (const node of active) if (node.parent) step.states.add(stateId(node))
        step.actions.push(...actionsOnEntry(active))
      }
      if (seen.type === '@xstate.event' && isSubject(seen.actorRef)) {
        received = seen.event.type
        if (seen.sourceRef === seen.actorRef) sentToItself.add(received)
      }
      if (seen.type === '@xstate.microstep' && isSubject(seen.actorRef)) {
        if (seen.event.type !== received) sentToItself.add(seen.event.type)
        const taken = transitionsTaken(seen)
        for (const transition of taken) {
          const id = ids.get(transition)
          if (id) step.transitions.push(id)
          for (const state of statesAround(transition)) step.states.add(state)
        }
        if (isMachineSnapshot(seen.snapshot)) {
          for (const state of activeStates(seen.snapshot)) step.states.add(state)
          const after = activeNodes(seen.snapshot)
          step.actions.push(...actionsBetween(active, taken, after))
          active = after
        }
      }
      if (seen.type !== '@xstate.event') return
      // An actor that its own step stops again is created and never started.
      if (seen.event.type === 'xstate.init') {
        const { actorRef } = seen
        if (isActorRef(actorRef) && !isSubject(actorRef) && !isBystander(actorRef)) {
          started.add(actorRef)
          count(step.counts, 'started', serviceName(actorRef))
        }
      }
      // The engine's own events to stubs have no source.
      else if (
        seen.sourceRef &&
        isActorRef(seen.actorRef) &&
        !seen.event.type.startsWith('xstate.')
      ) {
        const { sourceRef, actorRef, event } = seen
        if (isActorRef(sourceRef))
          step.messages.push({ from: nameOf(sourceRef), to: nameOf(actorRef), event })
        recordMessage(step.counts, actorRef, event)
      }
    },
  }
}

/** Records a message to an actor that does not run for real. */
const recordMessage = (counts: Tally, to: AnyActorRef, event: AnyEventObject): void => {
  if (isMachine(logicOf(to))) return
  const isOutside = isBystander(to)
  if (isOutside) counts.emitted.push(event)
  record(counts, isOutside ? to.id : serviceName(to), event)
}

/** The message of any thrown value. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** A step that is still being recorded. */
export type OpenStep = {
  move: Move | null
  payload: Payload
  transitions: string[]
  actions: string[]
  states: Set<string>
  guards: Set<string>
  misread: Set<string>
  messages: Message[]
  counts: Tally
}

/** Adds what has been seen in a step. */
export const addTo = (step: OpenStep, kind: 'guards' | 'misread', seen: string): void => {
  if (step[kind] === nothing) step[kind] = new Set()
  step[kind].add(seen)
}

/* An exploration keeps all steps, and most of them see nothing. */
const nothing: Set<string> = new Set()

const emptyStep = (move: Move | null): OpenStep => ({
  move,
  payload: { event: null, outcome: null },
  transitions: [],
  actions: [],
  states: new Set(),
  guards: nothing,
  misread: nothing,
  messages: [],
  counts: emptyTally(),
})

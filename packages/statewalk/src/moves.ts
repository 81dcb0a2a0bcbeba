import type { AnyActorRef, AnyEventObject } from 'xstate'
import {
  labelOf,
  type RunningMachine,
  type RunningService,
  runningMachines,
  runningServices,
} from './actor-tree.ts'
import { inputOf, outcomeAt, settleStub } from './controllable-actor.ts'
import type { Harness } from './harness.ts'
import type { AnyModel, Outcome } from './model.ts'
import { ownEntry } from './own-entry.ts'
import { assumedFailure, defaultOutcomes, handlesOf } from './services.ts'
import type { StepClock } from './step-clock.ts'
import { allNodes, handlesEvent } from './transitions.ts'
import { type UserEvent, userEventsOf } from './user-events.ts'
import { machineSnapshotOf, parentOf } from './xstate-internals.ts'

/** Something that can happen next. Its name is unique among the moves that are possible at the same time. */
export type Move =
  /** A person sends an event to the machine or to the child machine `to`: a sample, or custom `data`. */
  | {
      kind: 'send'
      name: string
      event: string
      payload: string | null
      to: string | null
      data?: Readonly<Record<string, unknown>>
    }
  /** A running service ends, or sends an event; `place` distinguishes services of the same name. */
  | { kind: 'settle'; name: string; service: string; place: string | null; outcome: string }
  /** Nothing happens until the next timers fire, `ms` from now; or, without timers, for `ms`. */
  | { kind: 'wait'; name: string; timers: readonly string[]; ms: number }

type SendMove = Extract<Move, { kind: 'send' }>

/** Receives every property that was read from an event without a payload. */
export type OnRead = (event: string, property: string) => void

/** The possible moves in a fixed order (service outcomes, user events, the next timer), and the refused events. */
export const possibleMoves = (
  harness: Harness,
  onRead: OnRead,
): { moves: readonly Move[]; refused: readonly string[] } => {
  const machines = runningMachines(harness.instrumented, harness.root)
  const sends = machines.flatMap((machine) => sendsTo(machine, harness, onRead))
  const moves = [
    ...runningServices(machines).flatMap(settlesOf(harness)),
    ...sends.flatMap(({ move, possible }) => (possible ? [move] : [])),
    ...waitOn(harness.clock),
  ]
  return { moves, refused: sends.flatMap(({ move, possible }) => (possible ? [] : [move.name])) }
}

/** The data of a move: the event that a person sent, or the service's answer. */
export type Payload = { event: AnyEventObject | null; outcome: Outcome | null }

/** Makes a move. Throws if its event, service or timer does not exist now. */
export const makeMove = (move: Move, harness: Harness, onRead: OnRead): Payload => {
  if (move.kind === 'send') return { event: send(move, harness, onRead), outcome: null }
  if (move.kind === 'settle') return { event: null, outcome: settle(move, harness) }
  harness.clock.advance(move.ms)
  return { event: null, outcome: null }
}

const send = (
  move: SendMove,
  { instrumented, clock, root }: Harness,
  onRead: OnRead,
): AnyEventObject => {
  const machine = runningMachines(instrumented, root).find(({ under }) => pathOf(under) === move.to)
  const event = machine && eventOf(move, machine, clock.now(), onRead)
  if (!event) throw new Error(`No running machine handles '${move.name}'.`)
  if (move.data && !machine.actor.getSnapshot().can(event))
    throw new Error(`'${move.name}' is refused here.`)
  machine.actor.send(event)
  return { ...event }
}

const eventOf = (
  { event: type, payload, data }: SendMove,
  { model }: RunningMachine,
  now: number,
  onRead: OnRead,
): AnyEventObject | undefined => {
  if (data) return { ...data, ...('at' in data ? { at: now } : {}), type }
  const userEvent = model && userEventsOf(model).find(isCase({ event: type, payload }))
  return userEvent?.make(now, (property) => onRead(type, property))
}

const settle = (move: Move & { kind: 'settle' }, harness: Harness): Outcome => {
  const service = runningServices(runningMachines(harness.instrumented, harness.root)).find(
    ({ name, place }) => name === move.service && place === move.place,
  )
  const ends = service && outcomesOf(service, harness)
  const sample = ends && ownEntry(ends.outcomes, move.outcome)
  if (!sample) throw new Error(`No running service ends as '${move.name}'.`)
  const outcome = outcomeAt(sample, harness.clock.now(), {
    input: inputOf(service.actor),
    context: service.holder.snapshot.context,
  })
  settleStub(service.actor, service.holder.actor, outcome, (failure) =>
    ends.model.toError ? ends.model.toError(failure) : failure,
  )
  return outcome
}

const sendsTo = (
  { actor, snapshot, model, under }: RunningMachine,
  { clock }: Harness,
  onRead: OnRead,
) => {
  if (!model) return []
  const to = pathOf(under)
  return userEventsOf(model).flatMap(({ name, type, payload, make }) => {
    const event = make(clock.now(), (property) => onRead(type, property))
    const possible = canReceive(actor, event)
    if (!possible && !handlesEvent(snapshot, type)) return []
    const move: SendMove = {
      kind: 'send',
      name: to === null ? name : `${to} › ${name}`,
      event: type,
      payload,
      to,
    }
    return [{ move, possible }]
  })
}

const settlesOf =
  (harness: Harness) =>
  (service: RunningService): readonly Move[] =>
    Object.keys(outcomesOf(service, harness).outcomes).map((outcome) => ({
      kind: 'settle',
      name: `${labelOf(service)}: ${outcome}`,
      service: service.name,
      place: service.place,
      outcome,
    }))

/** A guard that throws shows its error only when the event is sent, so the event counts as possible. */
const canReceive = (actor: AnyActorRef, event: AnyEventObject): boolean => {
  try {
    return actor.getSnapshot().can(event)
  } catch {
    return true
  }
}

/**
 * How a service can end: as the model of the machine that runs it says, or that of the root, or else by default if the
 * root's model has defaults.
 */
const outcomesOf = (
  { name, actor, holder }: RunningService,
  { instrumented }: Harness,
): { model: AnyModel; outcomes: Readonly<Record<string, Outcome>> } => {
  const root = instrumented.rootModel
  const model = holder.model && ownEntry(holder.model.outcomes, name) ? holder.model : root
  const byDefault = () =>
    defaultOutcomes(
      instrumented.kindOf(actor),
      handlesOf(allNodes(holder.snapshot.machine), actor.id),
    )
  const outcomes = ownEntry(model.outcomes, name) ?? (root.defaults ? byDefault() : {})
  return { model, outcomes: model.defaults ? withFailure(outcomes, holder) : outcomes }
}

/** A child machine fails if one of its promises does. If its parent handles that, the promise rejects too. */
const withFailure = (
  outcomes: Readonly<Record<string, Outcome>>,
  { actor, under }: RunningMachine,
): Readonly<Record<string, Outcome>> => {
  const parent = under.length === 0 ? undefined : parentOf(actor)
  const machine = parent && machineSnapshotOf(parent)?.machine
  if (!machine || !handlesOf(allNodes(machine), actor.id).failure) return outcomes
  const ways = Object.values(outcomes)
  return ways.some((way) => 'resolves' in way) && !ways.some((way) => 'rejects' in way)
    ? { ...outcomes, rejects: { rejects: assumedFailure } }
    : outcomes
}

const waitOn = (clock: StepClock): readonly Move[] => {
  const [next, ...later] = clock.timers()
  if (!next) return []
  const timers = [next, ...later.filter(({ due }) => due === next.due)].map(({ name }) => name)
  return [{ kind: 'wait', name: `⏱ ${timers.join(' + ')}`, timers, ms: next.due - clock.now() }]
}

const isCase =
  (move: { event: string; payload: string | null }) =>
  ({ type, payload }: UserEvent) =>
    type === move.event && payload === move.payload

const pathOf = (under: readonly string[]): string | null =>
  under.length === 0 ? null : under.join(' › ')

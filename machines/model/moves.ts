import type { AnyEventObject } from 'xstate'
import type { Instant } from '../member.ts'
import {
  labelOf,
  type RunningMachine,
  type RunningService,
  runningMachines,
  runningServices,
} from './actor-tree.ts'
import type { Outcome } from './model.ts'
import type { Scene } from './scene.ts'
import { outcomeAt, steer } from './steered-actor.ts'
import type { StepClock } from './step-clock.ts'
import { speaksOf, type UserEvent, userEventsOf } from './user-events.ts'

/** One thing that can happen next. The name tells it from every other move that is possible at the same time. */
export type Move =
  /** A person sends an event to the machine, or `to` one of its child machines: a sample, or `data` of their own. */
  | {
      kind: 'send'
      name: string
      event: string
      payload: string | null
      to: string | null
      data?: Readonly<Record<string, unknown>>
    }
  /** A running service ends, or speaks, in a named way; `place` tells services apart that share their name. */
  | { kind: 'settle'; name: string; service: string; place: string | null; outcome: string }
  /** Nobody does anything until the next timers fire, `ms` from now; or, without timers, for `ms`. */
  | { kind: 'wait'; name: string; timers: readonly string[]; ms: number }

/** Hears of every property that was read from an event which has no payload. */
export type OnRead = (event: string, property: string) => void

/** What is possible now, in a fixed order: service outcomes, user events, the next timer; and what is refused. */
export const possibleMoves = (
  scene: Scene,
  onRead: OnRead,
): { moves: readonly Move[]; refused: readonly string[] } => {
  const machines = runningMachines(scene.stage, scene.root)
  const sends = machines.flatMap((machine) => sendsTo(machine, scene, onRead))
  const moves = [
    ...runningServices(machines).flatMap(settlesOf(scene)),
    ...sends.flatMap(({ move, possible }) => (possible ? [move] : [])),
    ...waitOn(scene.clock),
  ]
  return { moves, refused: sends.flatMap(({ move, possible }) => (possible ? [] : [move.name])) }
}

/** What a move has brought to the machine: the event that a person sent, or what a service answered. */
export type Deed = { event: AnyEventObject | null; outcome: Outcome | null }

/** Makes a move. Throws when what it speaks of is not there. */
export const makeMove = (move: Move, scene: Scene, onRead: OnRead): Deed => {
  if (move.kind === 'send') return { event: send(move, scene, onRead), outcome: null }
  if (move.kind === 'settle') return { event: null, outcome: settle(move, scene) }
  scene.clock.advance(move.ms)
  return { event: null, outcome: null }
}

const send = (
  move: Move & { kind: 'send' },
  { stage, clock, root }: Scene,
  onRead: OnRead,
): AnyEventObject => {
  const machine = runningMachines(stage, root).find(({ under }) => pathOf(under) === move.to)
  const event = machine && eventOf(move, machine, clock.now(), onRead)
  if (!machine || !event) throw new Error(`Nobody here takes '${move.name}'.`)
  if (move.data && !machine.actor.getSnapshot().can(event))
    throw new Error(`'${move.name}' is refused here.`)
  machine.actor.send(event)
  return { ...event }
}

const eventOf = (
  { event: type, payload, data }: Move & { kind: 'send' },
  { model }: RunningMachine,
  now: Instant,
  onRead: OnRead,
): AnyEventObject | undefined => {
  if (data) return { ...data, ...('at' in data ? { at: now } : {}), type }
  const userEvent = model && userEventsOf(model).find(isCase({ event: type, payload }))
  return userEvent?.make(now, (property) => onRead(type, property))
}

const settle = (move: Move & { kind: 'settle' }, scene: Scene): Outcome => {
  const service = runningServices(runningMachines(scene.stage, scene.root)).find(
    ({ name, place }) => name === move.service && place === move.place,
  )
  const sample = service && outcomesOf(service, scene)[move.outcome]
  if (!sample) throw new Error(`No running service ends as '${move.name}'.`)
  const outcome = outcomeAt(sample, scene.clock.now())
  steer(service.actor, service.holder.actor, outcome)
  return outcome
}

const sendsTo = (
  { actor, snapshot, model, under }: RunningMachine,
  { clock }: Scene,
  onRead: OnRead,
) => {
  if (!model) return []
  const to = pathOf(under)
  return userEventsOf(model).flatMap(({ name, type, payload, make }) => {
    const event = make(clock.now(), (property) => onRead(type, property))
    const possible: boolean = actor.getSnapshot().can(event)
    if (!possible && !speaksOf(snapshot._nodes, type)) return []
    const move: Move = {
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
  (scene: Scene) =>
  (service: RunningService): readonly Move[] =>
    Object.keys(outcomesOf(service, scene)).map((outcome) => ({
      kind: 'settle',
      name: `${labelOf(service)}: ${outcome}`,
      service: service.name,
      place: service.place,
      outcome,
    }))

const outcomesOf = (
  { name, holder }: RunningService,
  { stage }: Scene,
): Readonly<Record<string, Outcome>> =>
  holder.model?.outcomes[name] ?? stage.modelOf(stage.machine)?.outcomes[name] ?? {}

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

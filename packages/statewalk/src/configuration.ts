import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import {
  labelOf,
  type RunningMachine,
  type RunningService,
  runningMachines,
  runningServices,
} from './actor-tree.ts'
import { controllableActor } from './controllable-actor.ts'
import type { Harness } from './harness.ts'
import type { AnyModel } from './model.ts'
import { type StableNames, stableText } from './stable-text.ts'
import { clockStart } from './step-clock.ts'
import { logicOf, restoredByHistory } from './xstate-internals.ts'

/** Keys of a configuration; the whole key includes what `project` leaves out. */
export type ConfigurationKeys = {
  key: string
  wholeKey: string
  /** The number of running child machines and services, or of pending timers, whichever is larger. */
  actors: number
}

/**
 * Keys that distinguish configurations: state value, projected context, running services and child machines, history,
 * pending timers. Timestamps are relative to now, so the same situation an hour later has the same keys.
 */
export const configurationOf = (
  { instrumented, clock, root }: Harness,
  model: AnyModel,
): ConfigurationKeys => {
  const snapshot: AnyMachineSnapshot = root.getSnapshot()
  const machines = runningMachines(instrumented, root)
  const children = machines.slice(1)
  const services = runningServices(machines)
  const now = clock.now()
  const timers = clock.timers()
  const names = stableNames(machines, services)
  const text = (value: unknown) => stableText(value, names, relativeTo(now, model))
  const seen = ({ context }: AnyMachineSnapshot, { project }: Partial<AnyModel> = {}): unknown =>
    project ? project(context, now) : context
  const key = text([
    snapshot.status,
    snapshot.value,
    seen(snapshot, model),
    children.map((child) => [child.under, child.snapshot.value, seen(child.snapshot, child.model)]),
    services.map(({ name, place, actor }) => [name, place, stateOf(actor)]),
    machines.map((machine) => restoredByHistory(machine.snapshot)),
    timers.map(({ name, due }) => [name, due]),
  ])
  const isProjected = model.project || children.some((child) => child.model?.project)
  const contexts = () => [snapshot, ...children.map((child) => child.snapshot)].map(contextOf)
  return {
    key,
    actors: Math.max(children.length + services.length, timers.length),
    get wholeKey() {
      return isProjected ? key + text(contexts()) : key
    },
  }
}

/* Only transition functions run for real; a stub has no state. */
const stateOf = (actor: AnyActorRef): unknown =>
  logicOf(actor) === controllableActor ? undefined : actor.getSnapshot().context

const contextOf = ({ context }: AnyMachineSnapshot): unknown => context

const stableNames = (
  machines: readonly RunningMachine[],
  services: readonly RunningService[],
): StableNames => {
  const named = [
    ...machines.slice(1).map(({ actor, under }) => ({ actor, name: under.join(' › ') })),
    ...services.map((service) => ({ actor: service.actor, name: labelOf(service) })),
  ]
  return {
    actors: new Map(named.map(({ actor, name }) => [actor, name])),
    strings: new Map(named.map(({ actor, name }) => [actor.id, `id of ${name}`])),
  }
}

const relativeTo =
  (now: number, { clockStart: start = clockStart, horizon = 60_000 }: AnyModel) =>
  (value: unknown): unknown => {
    if (typeof value !== 'number' || value < start - tenYears || value > now + tenYears)
      return value
    return value < now - horizon
      ? 'long ago'
      : `now ${value < now ? '-' : '+'} ${Math.abs(value - now)}`
  }

const tenYears = 10 * 365 * 24 * 3_600_000

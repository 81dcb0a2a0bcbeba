import type { AnyMachineSnapshot } from 'xstate'
import {
  labelOf,
  type RunningMachine,
  type RunningService,
  runningMachines,
  runningServices,
} from './actor-tree.ts'
import type { Harness } from './harness.ts'
import type { AnyModel } from './model.ts'
import { type StableNames, stableText } from './stable-text.ts'
import { clockStart } from './step-clock.ts'
import { restoredByHistory } from './xstate-internals.ts'

/** Keys of a configuration; the whole key includes what `project` leaves out. */
export type ConfigurationKeys = { key: string; wholeKey: string }

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
  const names = stableNames(machines, services)
  const text = (value: unknown) => stableText(value, names, relativeTo(now, model))
  const seen = ({ context }: AnyMachineSnapshot, { project }: Partial<AnyModel> = {}): unknown =>
    project ? project(context, now) : context
  const key = text([
    snapshot.status,
    snapshot.value,
    seen(snapshot, model),
    children.map((child) => [child.under, child.snapshot.value, seen(child.snapshot, child.model)]),
    services.map(({ name, place }) => [name, place]),
    machines.map((machine) => restoredByHistory(machine.snapshot)),
    clock.timers().map(({ name, due }) => [name, due]),
  ])
  const isProjected = model.project || children.some((child) => child.model?.project)
  const contexts = () => [snapshot, ...children.map((child) => child.snapshot)].map(contextOf)
  return {
    key,
    get wholeKey() {
      return isProjected ? key + text(contexts()) : key
    },
  }
}

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

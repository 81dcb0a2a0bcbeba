import type { AnyMachineSnapshot } from 'xstate'
import { runningMachines, runningServices } from './actor-tree.ts'
import type { Harness } from './harness.ts'
import type { AnyModel } from './model.ts'
import { clockStart } from './step-clock.ts'
import { restoredByHistory } from './xstate-internals.ts'

/**
 * A key that distinguishes configurations: state value, projected context (or the `whole` context on request), running
 * services and child machines, history, pending timers. Timestamps are relative to now, so the same situation an hour
 * later has the same key.
 */
export const configurationOf = (
  { instrumented, clock, root }: Harness,
  model: AnyModel,
  { whole = false } = {},
): string => {
  const snapshot: AnyMachineSnapshot = root.getSnapshot()
  const machines = runningMachines(instrumented, root)
  const now = clock.now()
  const seen = ({ context }: AnyMachineSnapshot, { project }: Partial<AnyModel> = {}): unknown =>
    project && !whole ? project(context, now) : context
  return JSON.stringify(
    [
      snapshot.status,
      snapshot.value,
      seen(snapshot, model),
      machines
        .slice(1)
        .map((child) => [child.under, child.snapshot.value, seen(child.snapshot, child.model)]),
      runningServices(machines).map(({ name, place }) => [name, place]),
      machines.map((machine) => restoredByHistory(machine.snapshot)),
      clock.timers().map(({ name, due }) => [name, due]),
    ],
    relativeTo(now, model.horizon ?? 60_000),
  )
}

const relativeTo =
  (now: number, horizon: number) =>
  (_: string, value: unknown): unknown => {
    if (typeof value !== 'number' || Math.abs(value - clockStart) > tenYears) return value
    return value < now - horizon
      ? 'long ago'
      : `now ${value < now ? '-' : '+'} ${Math.abs(value - now)}`
  }

const tenYears = 10 * 365 * 24 * 3_600_000

import type { AnyMachineSnapshot } from 'xstate'
import type { Instant } from '../member.ts'
import { runningMachines, runningServices } from './actor-tree.ts'
import type { AnyModel } from './model.ts'
import type { Scene } from './scene.ts'
import { clockStart } from './step-clock.ts'

/**
 * What tells one configuration from another, as a text: state value, projected context (or, if asked, the
 * `whole`), running services and child machines, history, pending timers. Moments are written relative to now,
 * so that the same situation an hour later is the same configuration.
 */
export const configurationOf = (
  { stage, clock, root }: Scene,
  model: AnyModel,
  { whole = false } = {},
): string => {
  const snapshot: AnyMachineSnapshot = root.getSnapshot()
  const machines = runningMachines(stage, root)
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
      machines.map((machine) => history(machine.snapshot)),
      clock.timers().map(({ name, due }) => [name, due]),
    ],
    relativeTo(now, model.horizon ?? 60_000),
  )
}

const history = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes?.map((node) => node.id)])

const relativeTo =
  (now: Instant, horizon: number) =>
  (_: string, value: unknown): unknown => {
    if (typeof value !== 'number' || Math.abs(value - clockStart) > tenYears) return value
    return value < now - horizon
      ? 'long ago'
      : `now ${value < now ? '-' : '+'} ${Math.abs(value - now)}`
  }

const tenYears = 10 * 365 * 24 * 3_600_000

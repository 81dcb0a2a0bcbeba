import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate'
import type { InstrumentedMachine } from './instrumented-machine.ts'
import type { AnyModel } from './model.ts'
import { servicePlacesOf } from './services.ts'
import { machineSnapshotOf, serviceName } from './xstate-internals.ts'

/** A running machine: the root, or a child machine that is not stubbed. */
export type RunningMachine = {
  actor: AnyActorRef
  snapshot: AnyMachineSnapshot
  model: AnyModel | undefined
  /** The names from the root down; empty for the root. */
  under: readonly string[]
}

/** A running stubbed service. */
export type RunningService = {
  /** Its name in `setup`. */
  name: string
  /**
   * The part of the state path that distinguishes it from the same service running elsewhere; null if there is none.
   */
  place: string | null
  actor: AnyActorRef
  holder: RunningMachine
}

/** The running machines, parents before children. */
export const runningMachines = (
  instrumented: InstrumentedMachine,
  root: AnyActorRef,
): readonly RunningMachine[] => gather(instrumented, root, [])

/** The running services of these machines, ordered by name and place, so that the order does not depend on history. */
export const runningServices = (machines: readonly RunningMachine[]): readonly RunningService[] => {
  const services = machines.flatMap(servicesOf).sort((one, other) => compare(one, other))
  return services.map((service, index) => {
    const twins = services.slice(0, index).filter((other) => compare(service, other) === 0)
    return twins.length === 0
      ? service
      : { ...service, place: `${service.place ?? ''}#${twins.length + 1}` }
  })
}

/** The display name of a running service: its name, and its place if the name is ambiguous. */
export const labelOf = ({ name, place }: { name: string; place: string | null }): string =>
  place === null ? name : `${name} (${place})`

const servicesOf = (holder: RunningMachine): readonly RunningService[] =>
  childrenOf(holder.snapshot)
    .filter(isRunningService)
    .map((actor) => ({
      name: serviceName(actor),
      place: servicePlacesOf(holder.snapshot.machine).get(actor.id) ?? null,
      actor,
      holder,
    }))

const isRunningService = (actor: AnyActorRef): boolean => {
  const snapshot = actor.getSnapshot()
  return !isMachineSnapshot(snapshot) && snapshot.status === 'active'
}

const gather = (
  instrumented: InstrumentedMachine,
  actor: AnyActorRef,
  under: readonly string[],
): readonly RunningMachine[] => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return []
  const machine = { actor, snapshot, model: instrumented.modelOf(snapshot.machine), under }
  const children = childrenOf(snapshot)
  if (children.length === 0) return [machine]
  return [
    machine,
    ...numbered(children).flatMap(({ child, name }) =>
      gather(instrumented, child, [...under, name]),
    ),
  ]
}

const childrenOf = ({ children }: AnyMachineSnapshot): readonly AnyActorRef[] => {
  const actors: readonly (AnyActorRef | undefined)[] = Object.values(children)
  return actors.filter((actor) => actor !== undefined)
}

/** Running child machines with their names. Machines of the same name are numbered in the order in which they started. */
const numbered = (children: readonly AnyActorRef[]) => {
  const counts = new Map<string, number>()
  return children.filter(isRunningMachine).map((child) => {
    const name = serviceName(child)
    const number = (counts.get(name) ?? 0) + 1
    counts.set(name, number)
    return { child, name: number === 1 ? name : `${name} #${number}` }
  })
}

const isRunningMachine = (actor: AnyActorRef): boolean =>
  machineSnapshotOf(actor)?.status === 'active'

const compare = (one: RunningService, other: RunningService): number =>
  order(one.name, other.name) || order(one.place ?? '', other.place ?? '')

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Outcome } from './model.ts'
import { ownEntry } from './own-entry.ts'
import { allNodes, stateId } from './transitions.ts'
import { invokedName, isInlineSource, type LogicKind, logicKindOf } from './xstate-internals.ts'

/** An invocation of a service in a machine. */
export type Invocation = {
  /** Its name in `setup`, or its id if the logic is written directly in `invoke`. */
  service: string
  /** Id of the state that invokes it. */
  state: string
  logic: unknown
  kind: LogicKind
  handles: Handles
}

/** Which results of a service some state handles. */
export type Handles = { success: boolean; failure: boolean; snapshots: boolean }

/** Every invocation of a machine, in file order. */
export const invocationsOf = (machine: AnyStateMachine): readonly Invocation[] =>
  allNodes(machine).flatMap((node) =>
    node.invoke.map((invoke, index) => {
      const src = String(invoke.src)
      const logic = isInlineSource(src)
        ? inlineLogic(node, index)
        : ownEntry(machine.implementations.actors, src)
      return {
        service: invokedName(invoke),
        state: stateId(node),
        logic,
        kind: logicKindOf(logic),
        handles: handlesOf([node], invoke.id),
      }
    }),
  )

/** Which results of the actor with this id these states handle. */
export const handlesOf = (nodes: readonly AnyStateNode[], id: string): Handles => {
  const has = (type: string) => nodes.some(({ transitions }) => transitions.has(type))
  return {
    success: has(`xstate.done.actor.${id}`),
    failure: has(`xstate.error.actor.${id}`),
    snapshots: has(`xstate.snapshot.${id}`),
  }
}

const inlineLogic = ({ config }: AnyStateNode, index: number): unknown =>
  [config.invoke ?? []].flat()[index]?.src

/**
 * How a service ends when the model does not say it. A promise resolves with `undefined`; it also rejects where the
 * machine handles that. An observable sends a value and completes, an observable of events completes, where the machine
 * handles it. A callback does nothing, because its events are the machine's own. A transition function runs for real.
 */
export const defaultOutcomes = (
  kind: LogicKind,
  { success, failure, snapshots }: Handles,
): Readonly<Record<string, Outcome>> => {
  const canEnd = kind === 'observable' || kind === 'event observable' || kind === 'machine'
  return {
    ...(snapshots && kind !== 'transition' ? { 'sends a value': { next: undefined } } : {}),
    ...(kind === 'promise' || kind === 'unknown' || (canEnd && success)
      ? { [canEnd ? 'completes' : 'resolves']: { resolves: undefined } }
      : {}),
    ...(failure && kind !== 'transition'
      ? { [canEnd ? 'fails' : 'rejects']: { rejects: assumedFailure } }
      : {}),
  }
}

/** The error with which services reject by default. */
export const assumedFailure = new Error('a failure that the model does not describe')

/**
 * Where a machine invokes a service that can run several times at once, by invoke id: the part of the state path that
 * distinguishes the invocations, for example `polling` and `manual`. Services that never run in parallel with
 * themselves have no entry.
 */
export const servicePlacesOf = (machine: AnyStateMachine): ReadonlyMap<string, string> => {
  const known = cache.get(machine)
  if (known) return known
  const invokes = allNodes(machine).flatMap((node) =>
    node.invoke.map((invoke) => ({ id: invoke.id, src: invokedName(invoke), node })),
  )
  const places = new Map<string, string>()
  for (const { id, src, node } of invokes) {
    const isRepeated = invokes.some(
      (other) => other.src === src && other.node === node && other.id !== id,
    )
    if (isRepeated) {
      places.set(id, id)
      continue
    }
    const parallel = invokes.filter(
      (other) => other.src === src && canRunInParallel(node, other.node),
    )
    if (parallel.length > 0)
      places.set(id, distinction([node.path, ...parallel.map((other) => other.node.path)]))
  }
  cache.set(machine, places)
  return places
}

const cache = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>()

/** Whether both can be active at the same time: their paths separate in a parallel state. */
const canRunInParallel = (one: AnyStateNode, other: AnyStateNode): boolean => {
  const parting = one.path.findIndex((key, index) => key !== other.path[index])
  let node: AnyStateNode | undefined = one
  while (node && node.path.length > parting) node = node.parent
  return node?.type === 'parallel'
}

/** The first path without the beginning and the end that all paths share. */
const distinction = ([first = [], ...others]: readonly (readonly string[])[]): string => {
  const shared = (key: string | undefined, at: (path: readonly string[]) => string | undefined) =>
    others.every((path) => at(path) === key)
  const begin = first.findIndex((key, index) => !shared(key, (path) => path[index]))
  const end = first.findLastIndex((key, index) => {
    const fromEnd = index - first.length
    return !shared(key, (path) => path.at(fromEnd))
  })
  return first.slice(begin, end + 1).join('.')
}

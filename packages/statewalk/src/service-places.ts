import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allNodes } from './transitions.ts'
import { invokedName } from './xstate-internals.ts'

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

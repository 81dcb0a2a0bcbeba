import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allNodes } from './transitions.ts'

/**
 * Where a machine invokes a service that it may run more than once at the same time, by invoke id:
 * the part of the state's path that tells the places apart, as `polling` and `asking`.
 * Services that never run beside themselves have no entry.
 */
export const servicePlacesOf = (machine: AnyStateMachine): ReadonlyMap<string, string> => {
  const known = cache.get(machine)
  if (known) return known
  const invokes = allNodes(machine).flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ id, src: String(src), node })),
  )
  const places = new Map<string, string>()
  for (const { id, src, node } of invokes) {
    const beside = invokes.filter((other) => other.src === src && isBeside(node, other.node))
    if (beside.length > 0)
      places.set(id, distinction([node.path, ...beside.map((other) => other.node.path)]))
  }
  cache.set(machine, places)
  return places
}

const cache = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>()

/** Whether both can be active at the same time: their paths part in a parallel state. */
const isBeside = (one: AnyStateNode, other: AnyStateNode): boolean => {
  const parting = one.path.findIndex((key, index) => key !== other.path[index])
  if (parting === -1) return false
  let node: AnyStateNode | undefined = one
  while (node && node.path.length > parting) node = node.parent
  return node?.type === 'parallel'
}

/** What is left of the first path without the beginning and the end that all share. */
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

import type { AnyStateNode } from 'xstate'
import { type Coverage, gapsIn } from './coverage.ts'
import type { CoverageItem } from './coverage-items.ts'
import type { Graph } from './graph.ts'
import { guardNames, inlineGuardNames } from './guards.ts'
import { invocationsOf } from './services.ts'
import { allNodes, stateId, transitionsOf } from './transitions.ts'

/** Coverage items that no move reaches, and those that follow from one of them. */
export type DeadItem = { item: CoverageItem; text: string; follows: readonly string[] }

/**
 * What exploration did not reach, causes first: a state that is never entered explains its parts, its transitions, the
 * events, services and guards that occur nowhere else.
 */
export const deadItems = (graph: Graph, coverage: Coverage): readonly DeadItem[] => {
  const { machine } = graph.model
  const gaps = new Set(gapsIn(coverage, 'unreachable'))
  const dead = allNodes(machine).filter((node) => gaps.has(`states: ${stateId(node)}`))
  const tops = dead.filter((node) => !dead.some((other) => other !== node && isIn(node, other)))
  const found: { item: CoverageItem; text: string; follows: string[] }[] = []
  const take = (item: CoverageItem, text: string, isPart: (gap: CoverageItem) => boolean) => {
    if (!gaps.delete(item)) return
    const follows = [...gaps].filter(isPart)
    for (const gap of follows) gaps.delete(gap)
    found.push({ item, text, follows })
  }
  for (const top of tops)
    take(`states: ${stateId(top)}`, `'${stateId(top)}' is never entered`, (gap) =>
      placesOf(graph, gap).every((node) => isIn(node, top)),
    )
  for (const [transition, id] of transitionsOf(machine))
    take(`transitions: ${id}`, `'${id}' is never taken`, (gap) => {
      const users = usersOf(graph, gap)
      return users.length > 0 && users.every((user) => user === transition)
    })
  for (const gap of [...gaps]) take(gap, `'${gap}' never occurs`, () => false)
  return found
}

/** The states to which an item belongs; none means that it belongs everywhere, so a state does not explain it. */
const placesOf = (graph: Graph, gap: CoverageItem): readonly AnyStateNode[] => {
  const { machine } = graph.model
  const [kind = '', ...rest] = gap.split(': ')
  const id = rest.join(': ')
  const nodes = allNodes(machine)
  const places =
    kind === 'states'
      ? nodes.filter((node) => stateId(node) === id)
      : kind === 'transitions'
        ? [...transitionsOf(machine)].flatMap(([{ source }, each]) => (each === id ? [source] : []))
        : kind === 'events'
          ? nodes.filter(({ transitions }) => transitions.has(id.replace(/ \(.*\)$/, '')))
          : kind === 'outcomes'
            ? invokersOf(graph, rest[0] ?? '')
            : usersOf(graph, gap).map(({ source }) => source)
  return places.length > 0 ? places : [machine.root]
}

const invokersOf = ({ model: { machine } }: Graph, service: string) => {
  const states = invocationsOf(machine).flatMap((each) =>
    each.service === service ? [each.state] : [],
  )
  return allNodes(machine).filter((node) => states.includes(stateId(node)))
}

/** The transitions that use a guard, if the item is a guard's result. */
const usersOf = ({ model: { machine } }: Graph, gap: CoverageItem) => {
  if (!gap.startsWith('guards: ')) return []
  const name = gap.slice('guards: '.length).replace(/: (holds|does not hold)$/, '')
  return [...transitionsOf(machine)].flatMap(([transition, id]) => {
    const names = [
      ...guardNames(transition.guard),
      ...inlineGuardNames(new Map([[transition, id]])),
    ]
    return names.includes(name) ? [transition] : []
  })
}

const isIn = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isIn(node.parent, outer))

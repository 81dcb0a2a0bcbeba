import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type Coverage, type CoverageItem, coverageItem, unreachableIn } from './coverage.ts'
import type { Graph } from './graph.ts'
import { guardNames, guardSide, inlineGuardNames } from './guards.ts'
import type { AnyModel } from './model.ts'
import { invocationsOf } from './services.ts'
import { allNodes, stateId, transitionsOf } from './transitions.ts'
import { userEventsOf } from './user-events.ts'

/** Coverage items that no move reaches, and those that follow from one of them. */
export type DeadItem = { item: CoverageItem; text: string; follows: readonly string[] }

/**
 * What exploration did not reach, causes first: a state that is never entered explains its parts, its transitions, the
 * events, services and guards that occur nowhere else.
 */
export const deadItems = ({ model }: Graph, coverage: Coverage): readonly DeadItem[] => {
  const { machine } = model
  const gaps = new Set(unreachableIn(coverage))
  const found: DeadItem[] = []
  const take = (item: CoverageItem, text: string, isPart: (gap: CoverageItem) => boolean) => {
    if (!gaps.delete(item)) return
    const follows = [...gaps].filter(isPart)
    for (const gap of follows) gaps.delete(gap)
    found.push({ item, text, follows })
  }
  // Outer states come first, so they take their parts with them.
  for (const node of allNodes(machine))
    take(coverageItem('states', stateId(node)), `'${stateId(node)}' is never entered`, (gap) => {
      const places = placesOf(model, gap)
      return places.length > 0 && places.every((place) => isIn(place, node))
    })
  for (const [transition, id] of transitionsOf(machine))
    take(coverageItem('transitions', id), `'${id}' is never taken`, (gap) => {
      const users = usersOf(machine, gap)
      return users.length > 0 && users.every((user) => user === transition)
    })
  const rest = [...gaps].map((item) => ({ item, text: `'${item}' never occurs`, follows: [] }))
  return [...found, ...rest]
}

/** The states to which an item belongs. */
const placesOf = (model: AnyModel, gap: CoverageItem): readonly AnyStateNode[] => {
  const { machine } = model
  const sources = [
    ...[...transitionsOf(machine)].flatMap(([{ source }, id]) =>
      gap === coverageItem('transitions', id) ? [source] : [],
    ),
    ...usersOf(machine, gap).map(({ source }) => source),
  ]
  const event = userEventsOf(model).find(({ name }) => gap === coverageItem('events', name))
  const invokers = invocationsOf(machine)
    .filter(({ service }) => gap.startsWith(coverageItem('outcomes', `${service}: `)))
    .map(({ state }) => state)
  return allNodes(machine).filter(
    (node) =>
      gap === coverageItem('states', stateId(node)) ||
      sources.includes(node) ||
      (event && node.transitions.has(event.type)) ||
      invokers.includes(stateId(node)),
  )
}

/** The transitions that use a guard, if the item is a guard's result. */
const usersOf = (machine: AnyStateMachine, gap: CoverageItem): readonly AnyTransitionDefinition[] =>
  [...transitionsOf(machine)].flatMap(([transition, id]) => {
    const names = [
      ...guardNames(transition.guard),
      ...inlineGuardNames(new Map([[transition, id]])),
    ]
    const sides = names.flatMap((name) => [guardSide(name, true), guardSide(name, false)])
    return sides.some((side) => gap === coverageItem('guards', side)) ? [transition] : []
  })

const isIn = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isIn(node.parent, outer))

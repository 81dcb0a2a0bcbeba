import { type Edge, edgesFrom, type Graph } from './graph.ts'
import { isFromOutside } from './liveness.ts'
import type { AnyModel } from './model.ts'
import type { Fixture } from './replay.ts'
import type { Run } from './run.ts'
import { type Memory, type Monitor, monitorOf, type Observed } from './temporal-monitor.ts'
import { activeStates } from './transitions.ts'
import type { Violation } from './violation.ts'

/** Every temporal rule of the model that a path of the graph breaks, with a shortest such path. */
export const temporalViolations = (graph: Graph): readonly Violation[] =>
  Object.entries(graph.model.temporalRules ?? {}).flatMap(([rule, definition]) => {
    const broken = shortestBroken(graph, monitorOf(definition))
    return broken === null ? [] : [{ rule, ...broken }]
  })

/**
 * Follows one run: call the result after the start and after every move. It returns the names of the temporal rules
 * that the last step breaks. A rule that is still pending when the run ends is not broken.
 */
export const followTemporalRules = (
  model: AnyModel,
): ((run: Pick<Run, 'lastStep' | 'snapshot'>) => readonly string[]) => {
  const rules = Object.entries(model.temporalRules ?? {}).map(([rule, definition]) => {
    const monitor = monitorOf(definition)
    return { rule, monitor, memory: monitor.start }
  })
  let from: readonly string[] = []
  return (run) => {
    const observed = { step: run.lastStep(), from, to: activeStates(run.snapshot()) }
    from = observed.to
    return rules.flatMap((each) => {
      const next = each.monitor.next(each.memory, observed)
      if (next === 'broken') return [each.rule]
      each.memory = next
      return []
    })
  }
}

type Node = { at: number; memory: Memory; came: { node: Node; edge: Edge } | null; input: string }

/* Breadth first over pairs of a configuration and what the monitor remembers. */
const shortestBroken = (graph: Graph, monitor: Monitor): Omit<Violation, 'rule'> | null => {
  const known = new Set<string>()
  const nodes: Node[] = []
  const add = (node: Omit<Node, 'memory'>, memory: Memory) => {
    const key = `${node.at} ${memory}`
    if (!known.has(key)) nodes.push({ ...node, memory })
    known.add(key)
  }
  for (const { input, step, to } of graph.starts) {
    const start = { at: to, came: null, input }
    const memory = monitor.next(monitor.start, { step, from: [], to: statesAt(graph, to) })
    if (memory === 'broken') return { detail: 'at the start', path: { input, moves: [] } }
    add(start, memory)
  }
  for (const node of nodes) {
    if (monitor.isPending(node.memory) && isStill(graph, node.at, monitor))
      return { detail: `nothing more happens ${inState(graph, node.at)}`, path: pathOf(node) }
    for (const edge of edgesFrom(graph, node.at)) {
      const next = { at: edge.to, came: { node, edge }, input: node.input }
      const memory = monitor.next(node.memory, observedOn(graph, edge))
      if (memory === 'broken')
        return { detail: inState(graph, edge.to), path: pathOf({ ...next, memory: null }) }
      add(next, memory)
    }
  }
  return null
}

const observedOn = (graph: Graph, { from, to, step }: Edge): Observed => ({
  step,
  from: statesAt(graph, from),
  to: statesAt(graph, to),
})

const statesAt = ({ configurations }: Graph, index: number): readonly string[] =>
  configurations[index]?.states ?? []

/*
 * Time passes even if no person makes a move. A limit of moves counts moves only. What happens after the end of an
 * exploration is not known.
 */
const isStill = (graph: Graph, index: number, { countsMoves }: Monitor): boolean =>
  graph.configurations[index]?.isCut === false &&
  edgesFrom(graph, index).every((edge) => !countsMoves && isFromOutside(edge, graph))

const inState = ({ configurations }: Graph, index: number): string =>
  `in ${JSON.stringify(configurations[index]?.value)}`

const pathOf = (node: Node): Fixture => {
  const moves: string[] = []
  for (let { came } = node; came; came = came.node.came) moves.unshift(came.edge.move.name)
  return { input: node.input, moves }
}

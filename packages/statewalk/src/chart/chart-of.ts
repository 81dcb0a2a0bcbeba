import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { actionNames } from '../actions.ts'
import { allNodes, eventTypesOf, stateId, transitionsOf } from '../transitions.ts'
import type { Chart, ChartEdge, ChartLabel, ChartState } from './chart.ts'

/** The chart of a machine. A transition with several targets gives an edge to each. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const events = new Set(eventTypesOf(machine))
  const transitions = [...transitionsOf(machine)]
  const staying = transitions.filter(([{ target }]) => !target?.length)
  return {
    id: machine.id,
    states: allNodes(machine).map((node) => stateOf(node, labelsFrom(node, staying, events))),
    edges: transitions.flatMap(([transition, id]) => edgesOf(transition, id, events)),
  }
}

const stateOf = (node: AnyStateNode, stays: readonly ChartLabel[]): ChartState => ({
  id: stateId(node),
  key: node.path.at(-1) ?? node.machine.id,
  kind: node.type,
  parent: node.parent ? stateId(node.parent) : null,
  initial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
  tags: node.tags,
  services: node.invoke.map(({ src }) => String(src)),
  entry: node.entry.flatMap(actionNames),
  exit: node.exit.flatMap(actionNames),
  stays,
})

const labelsFrom = (
  node: AnyStateNode,
  transitions: readonly (readonly [AnyTransitionDefinition, string])[],
  events: ReadonlySet<string>,
): readonly ChartLabel[] =>
  transitions
    .filter(([{ source }]) => source === node)
    .map(([transition, id]) => labelOf(transition, id, events))

const edgesOf = (
  transition: AnyTransitionDefinition,
  id: string,
  events: ReadonlySet<string>,
): readonly ChartEdge[] =>
  (transition.target ?? []).map((target) => ({
    ...labelOf(transition, id, events),
    from: stateId(transition.source),
    to: stateId(target),
  }))

const labelOf = (
  { source, eventType }: AnyTransitionDefinition,
  id: string,
  events: ReadonlySet<string>,
): ChartLabel => ({
  id,
  text: id.slice(`${stateId(source)}: `.length, id.lastIndexOf(' → ')),
  event: events.has(eventType) ? eventType : null,
})

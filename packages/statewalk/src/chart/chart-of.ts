import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { allNodes, eventTypesOf, stateId, transitionsOf } from '../transitions.ts'
import type { Chart, ChartEdge, ChartLabel, ChartState } from './chart.ts'

/** The chart of a machine. A transition with several targets gives an edge to each. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const events = new Set(eventTypesOf(machine))
  const transitions = [...transitionsOf(machine)]
  const staying = transitions.filter(([{ target }]) => !target?.length)
  return {
    id: machine.id,
    states: allNodes(machine)
      .filter(({ type }) => type !== 'history')
      .map((node) => stateOf(node, labelsFrom(node, staying, events))),
    edges: transitions.flatMap(([transition, id]) => edgesOf(transition, id, events)),
  }
}

const stateOf = (node: AnyStateNode, stays: readonly ChartLabel[]): ChartState => ({
  id: stateId(node),
  key: node.path.at(-1) ?? node.machine.id,
  kind: kinds[node.type],
  parent: node.parent ? stateId(node.parent) : null,
  initial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
  services: node.invoke.map(({ src }) => String(src)),
  stays,
})

const kinds = {
  atomic: 'atomic',
  compound: 'compound',
  parallel: 'parallel',
  final: 'final',
  history: 'atomic',
} as const

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
    to: stateId(target.type === 'history' && target.parent ? target.parent : target),
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

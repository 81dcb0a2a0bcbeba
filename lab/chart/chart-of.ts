import { actionNames, allNodes, eventTypesOf, stateId, transitionsOf } from 'statewalk/internal'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

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

/** A statechart as plain data, for the lab's drawing and for Mermaid text. */
export type Chart = {
  /** The machine's id, which is also the id of the root state. */ id: string
  /** All states in file order: the root first, parents before children. */
  states: readonly ChartState[]
  /** All transitions that change the state, in file order. */
  edges: readonly ChartEdge[]
}

export type ChartState = {
  /** The state's path below the machine, for example `checking.waiting`. */ id: string
  /** The last part of the path. A chart shows it as the state's label. */
  key: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Null for the root. */
  parent: string | null
  /** Whether this is its parent's initial state. Always false for regions of a parallel state. */
  initial: boolean
  tags: readonly string[]
  /** Services that run while the state is active. */
  services: readonly string[]
  /** Names of the actions on entry and on exit. */
  entry: readonly string[]
  exit: readonly string[]
  /** Transitions that act without a change of state. */
  stays: readonly ChartLabel[]
}

export type ChartEdge = ChartLabel & { from: string; to: string }

/** The label; the id is the one that coverage and history use. */
export type ChartLabel = {
  id: string
  /** `check verified succeeds [is verified]`, or `⏱ poll interval`. */
  text: string
  /** The event type that a person sends for it; null for services, timers and raised events. */
  event: string | null
}

/** The chart as a Mermaid state diagram, without the transitions that stay in their state. */
export const mermaidOf = (chart: Chart): string => {
  const names = new Map(chart.states.map(({ id }, index) => [id, `s${index}`]))
  const name = (id: string): string => names.get(id) ?? id
  const childrenOf = (parent: string) => chart.states.filter((state) => state.parent === parent)

  const linesOf = (state: ChartState, indent: string): readonly string[] => {
    const children = childrenOf(state.id)
    const label = state.kind === 'history' ? `${state.key} (history)` : state.key
    const head = `${indent}state "${escaped(label)}" as ${name(state.id)}`
    if (children.length === 0)
      return state.kind === 'final' ? [head, `${indent}${name(state.id)} --> [*]`] : [head]
    return [`${head} {`, ...bodyOf(state, children, `${indent}  `), `${indent}}`]
  }

  const bodyOf = (
    { kind }: ChartState,
    children: readonly ChartState[],
    indent: string,
  ): readonly string[] =>
    children.flatMap((child, index) => [
      ...(kind === 'parallel' && index > 0 ? [`${indent}--`] : []),
      ...(child.initial ? [`${indent}[*] --> ${name(child.id)}`] : []),
      ...linesOf(child, indent),
    ])

  /* Mermaid separates regions only inside of a state. */
  const rootLines = (root: ChartState, hasEdges: boolean): readonly string[] =>
    root.kind === 'parallel'
      ? linesOf(root, '  ')
      : [
          ...(hasEdges ? [`  state "from anywhere" as ${name(root.id)}`] : []),
          ...bodyOf(root, childrenOf(root.id), '  '),
        ]

  // One arrow for all transitions between two states: parallel arrows are unreadable.
  const arrows = new Map<string, string[]>()
  for (const { from, to, text } of chart.edges) {
    const arrow = `${name(from)} --> ${name(to)}`
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), escaped(text)])
  }
  const [root] = chart.states
  const hasEdges = chart.edges.some(({ from, to }) => root && [from, to].includes(root.id))
  return [
    'stateDiagram-v2',
    ...(root ? rootLines(root, hasEdges) : []),
    ...[...arrows].map(([arrow, labels]) => `  ${arrow}: ${labels.join('<br/>')}`),
  ].join('\n')
}

/** These characters end a Mermaid label, so they are written as Mermaid entities. */
const escaped = (text: string): string =>
  text.replace(/["#;:{}<>]/g, (sign) => `#${sign.charCodeAt(0)};`)

import type { Chart, ChartState } from './chart.ts'

/** The chart as a Mermaid state diagram. */
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

  const [root] = chart.states
  return [
    'stateDiagram-v2',
    ...(root && chart.edges.some(({ from }) => from === root.id)
      ? [`  state "from anywhere" as ${name(root.id)}`]
      : []),
    ...(root ? bodyOf(root, childrenOf(root.id), '  ') : []),
    ...chart.edges.map(({ from, to, text }) => `  ${name(from)} --> ${name(to)}: ${escaped(text)}`),
  ].join('\n')
}

/** These characters end a Mermaid label, so they are written as Mermaid entities. */
const escaped = (text: string): string =>
  text.replace(/["#;:{}<>]/g, (sign) => `#${sign.charCodeAt(0)};`)

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

  /* Mermaid separates regions only inside of a state. */
  const rootLines = (root: ChartState, hasEdges: boolean): readonly string[] =>
    root.kind === 'parallel'
      ? linesOf(root, '  ')
      : [
          ...(hasEdges ? [`  state "from anywhere" as ${name(root.id)}`] : []),
          ...bodyOf(root, childrenOf(root.id), '  '),
        ]

  const [root] = chart.states
  const edges = [
    ...chart.edges.map(({ from, to, text }) => ({ from, to, label: escaped(text) })),
    // One loop for all of them: a chart with a loop for each is unreadable.
    ...chart.states.flatMap(({ id, stays }) =>
      stays.length === 0
        ? []
        : [
            {
              from: id,
              to: id,
              label: [...stays.map(({ text }) => escaped(text)), '(stays)'].join('<br/>'),
            },
          ],
    ),
  ]
  const hasEdges = edges.some(({ from, to }) => root && [from, to].includes(root.id))
  return [
    'stateDiagram-v2',
    ...(root ? rootLines(root, hasEdges) : []),
    ...edges.map(({ from, to, label }) => `  ${name(from)} --> ${name(to)}: ${label}`),
  ].join('\n')
}

/** These characters end a Mermaid label, so they are written as Mermaid entities. */
const escaped = (text: string): string =>
  text.replace(/["#;:{}<>]/g, (sign) => `#${sign.charCodeAt(0)};`)

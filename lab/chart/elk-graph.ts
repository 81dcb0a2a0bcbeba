import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { labCopy } from '../copy.ts'
import { displayText } from '../parts/display-text.ts'
import { type FoldedChart, type FoldedEdge, hasAnywhere } from './fold.ts'
import { type Layout, type Measure, measures, type Point } from './geometry.ts'
import type { FoldedState } from './state-lines.ts'
import { kindOf, linesOf } from './state-lines.ts'

/** The chart as ELK input: layered downwards, initial states on top, labels on their edges. */
export const elkGraphOf = (chart: FoldedChart, measure: Measure): ElkNode => {
  const { states, edges } = chart
  const sizeOf = (state: FoldedState, title: string) => {
    const lines = linesOf(state)
    return {
      header: measures.statePadding + measures.stateTitle + lines.length * measures.stateLine,
      width:
        2 * measures.statePadding +
        Math.max(
          measures.narrowest,
          measure(title + kindOf(state), 'state'),
          ...lines.map((line) => measure(line, 'label')),
        ),
    }
  }

  const nodeOf = (state: FoldedState): ElkNode => {
    const children = states.filter(({ parent }) => parent === state.id)
    const { header, width } = sizeOf(state, state.key)
    const layoutOptions = {
      ...(state.initial ? layerOf('FIRST') : {}),
      ...(children.length > 0
        ? {
            'elk.padding': `[top=${header + measures.initialMark},left=24,bottom=24,right=24]`,
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            'elk.nodeSize.minimum': `(${width},${header})`,
          }
        : {}),
    }
    return children.length > 0
      ? { id: state.id, layoutOptions, children: children.map(nodeOf) }
      : { id: state.id, layoutOptions, width, height: header + measures.statePadding }
  }

  const anywhere = (root: FoldedState): ElkNode => {
    const { header, width } = sizeOf(root, labCopy.anywhere)
    const height = header + measures.statePadding
    // No edge leads to it, and some lead from it to the initial states.
    const layoutOptions = layerOf('FIRST_SEPARATE')
    return { id: anywhereIn(root.id), layoutOptions, width, height }
  }

  const [root] = states
  const id = root?.id ?? ''
  return {
    id,
    layoutOptions: rootOptions,
    children: [
      ...(root && hasAnywhere(chart) ? [anywhere(root)] : []),
      ...states.filter(({ parent }) => parent === id).map(nodeOf),
    ],
    edges: edges.map((edge) =>
      edgeOf(edge.from === id ? { ...edge, from: anywhereIn(id) } : edge, measure),
    ),
  }
}

/* The machine itself is the whole drawing, so its own transitions start at a box inside it. */
const anywhereIn = (root: string): string => `${root} anywhere`

const layerOf = (constraint: 'FIRST' | 'FIRST_SEPARATE') => ({
  'elk.layered.layering.layerConstraint': constraint,
})

/** The coordinates that ELK has calculated. */
export const layoutFrom = (laidOut: ElkNode): Layout => {
  const states: Record<string, Layout['states'][string]> = {}
  const place = (node: ElkNode): void => {
    const { id, x = 0, y = 0, width = 0, height = 0 } = node
    states[id === anywhereIn(laidOut.id) ? laidOut.id : id] = rounded({ x, y, width, height })
    node.children?.forEach(place)
  }
  laidOut.children?.forEach(place)
  return {
    ...rounded({ width: laidOut.width ?? 0, height: laidOut.height ?? 0 }),
    states,
    edges: Object.fromEntries(
      (laidOut.edges ?? []).map((edge) => [
        edge.id,
        { points: pointsOf(edge), label: labelBox(edge) },
      ]),
    ),
  }
}

const rootOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  // A higher value takes twice as long and gives the same result.
  'elk.layered.thoroughness': '3',
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
}

/* The number of times a transition was taken follows its label, in bold. */
const spaceForCount = ' 000'

const edgeOf = ({ id, from, to, labels }: FoldedEdge, measure: Measure): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels: [
    {
      text: id,
      width:
        2 * measures.labelPadding +
        Math.max(
          ...labels.map(({ text }) => measure(`${displayText(text)}${spaceForCount}`, 'label')),
        ),
      height: labels.length * measures.labelLine + 6,
      layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    },
  ],
})

const pointsOf = ({ sections = [] }: ElkExtendedEdge): readonly Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => rounded({ x, y })),
  )

const labelBox = ({ labels }: ElkExtendedEdge) => {
  const [label] = labels ?? []
  if (!label) return null
  const { x = 0, y = 0, width = 0, height = 0 } = label
  return rounded({ x, y, width, height })
}

/* Less than a tenth of a pixel is invisible. */
const rounded = <Numbers extends Readonly<Record<string, number>>>(numbers: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 10) / 10]),
  ) as Numbers

import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { said } from '../parts/said.ts'
import type { FoldedChart, FoldedEdge, FoldedState } from './fold.ts'
import { type Layout, type Measure, measures, type Point } from './geometry.ts'
import { linesOf } from './state-lines.ts'

/** The chart as ELK takes it: layered downwards, first states on top, labels on their lines. */
export const elkGraphOf = ({ states, edges }: FoldedChart, measure: Measure): ElkNode => {
  const nodeOf = (state: FoldedState): ElkNode => {
    const children = states.filter(({ parent }) => parent === state.id)
    const lines = linesOf(state)
    const header = measures.statePadding + measures.stateTitle + lines.length * measures.stateLine
    const width =
      2 * measures.statePadding +
      Math.max(
        measures.narrowest,
        measure(state.key, 'state'),
        ...lines.map((line) => measure(line, 'label')),
      )
    const layoutOptions = {
      ...(state.initial ? { 'elk.layered.layering.layerConstraint': 'FIRST' } : {}),
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

  const [root] = states
  return {
    id: root?.id ?? '',
    layoutOptions: rootOptions,
    children: states.filter(({ parent }) => parent === root?.id).map(nodeOf),
    edges: edges.filter(({ from }) => from !== root?.id).map((edge) => edgeOf(edge, measure)),
  }
}

/** The places that ELK has found. */
export const layoutFrom = (laidOut: ElkNode): Layout => {
  const states: Record<string, Layout['states'][string]> = {}
  const place = (node: ElkNode): void => {
    const { id, x = 0, y = 0, width = 0, height = 0 } = node
    states[id] = { x, y, width, height }
    node.children?.forEach(place)
  }
  laidOut.children?.forEach(place)
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
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
}

const edgeOf = ({ id, from, to, labels }: FoldedEdge, measure: Measure): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels: [
    {
      text: id,
      width:
        2 * measures.labelPadding +
        Math.max(...labels.map(({ text }) => measure(said(text), 'label'))),
      height: labels.length * measures.labelLine + 6,
      layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    },
  ],
})

const pointsOf = ({ sections = [] }: ElkExtendedEdge): readonly Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])

const labelBox = ({ labels }: ElkExtendedEdge) => {
  const [label] = labels ?? []
  if (!label) return null
  const { x = 0, y = 0, width = 0, height = 0 } = label
  return { x, y, width, height }
}

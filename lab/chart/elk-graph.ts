import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { pathId } from 'statewalk/internal'
import { labCopy } from '../copy.ts'
import {
  type FoldedChart,
  type FoldedEdge,
  type FoldedState,
  hasAnywhere,
  kindOf,
  linesOf,
} from './fold.ts'
import { type Layout, type Measure, measures, type Point } from './geometry.ts'
import { labelsSize } from './label-places.ts'

/**
 * The chart as ELK input: layered downwards, initial states on top. A full chart has labels on its edges, and regions beside
 * each other; a brief one has no labels, and stacked regions.
 */
export const elkGraphOf = (chart: FoldedChart, measure: Measure): ElkNode => {
  const { states, edges } = chart
  const spacing = chart.detail === 'roomy' ? roomySpacing : {}
  const isFoldable = ({ id, hidden }: FoldedState) =>
    hidden > 0 || states.some(({ parent }) => parent === id)
  const sizeOf = (state: FoldedState, title: string) => {
    const lines = linesOf(state)
    return {
      header: measures.statePadding + measures.stateTitle + lines.length * measures.stateLine,
      width:
        2 * measures.statePadding +
        Math.max(
          measures.narrowest,
          measure(title + kindOf(state), 'state') + (isFoldable(state) ? measures.foldButton : 0),
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
            'elk.padding': `[top=${header + measures.initialMark},left=16,bottom=16,right=16]`,
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            'elk.nodeSize.minimum': `(${width},${header})`,
            ...spacing,
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
    layoutOptions: { ...rootOptions, ...spacing, ...(chart.detail === 'roomy' ? roomyMargin : {}) },
    children: [
      ...(root && hasAnywhere(chart) ? [anywhere(root)] : []),
      ...states.filter(({ parent }) => parent === id).map(nodeOf),
    ],
    edges: [
      ...edges.map((edge) => ({
        ...edgeOf(edge.from === id ? { ...edge, from: anywhereIn(id) } : edge),
        ...(chart.detail === 'full' ? { labels: [labelOf(edge, measure)] } : {}),
      })),
      ...(chart.detail === 'full' ? [] : stackedRegions(states)),
    ],
  }
}

/** Invisible edges that put the regions of a parallel state below each other. */
const stackedRegions = (states: readonly FoldedState[]): readonly ElkExtendedEdge[] =>
  states
    .filter(({ kind }) => kind === 'parallel')
    .flatMap(({ id }) => {
      const regions = states.filter(({ parent }) => parent === id)
      return regions.slice(1).map((region, index) => ({
        id: `${stacking}${region.id}`,
        sources: [regions[index]?.id ?? ''],
        targets: [region.id],
      }))
    })

const stacking = 'below: '

/** A hash of a graph. Equal graphs have equal layouts. */
export const graphId = (graph: ElkNode): string => pathId(JSON.stringify(graph))

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
      (laidOut.edges ?? [])
        .filter(({ id }) => !id.startsWith(stacking))
        .map((edge) => [edge.id, { points: pointsOf(edge), label: labelBox(edge) }]),
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
  'elk.padding': '[top=20,left=16,bottom=16,right=16]',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  // A higher value takes twice as long and gives the same result.
  'elk.layered.thoroughness': '3',
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
}

/* A label fits beside the outermost states, */
const roomyMargin = { 'elk.padding': '[top=20,left=44,bottom=16,right=44]' }

/* between two layers, and between two states beside each other. */
const roomySpacing = {
  'elk.spacing.nodeNode': '60',
  'elk.spacing.edgeNode': '24',
  'elk.spacing.edgeEdge': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '52',
  'elk.layered.spacing.edgeNodeBetweenLayers': '22',
}

const edgeOf = ({ id, from, to }: FoldedEdge): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
})

const labelOf = (edge: FoldedEdge, measure: Measure) => ({
  text: edge.id,
  ...labelsSize(edge, measure),
  layoutOptions: { 'elk.edgeLabels.inline': 'true' },
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

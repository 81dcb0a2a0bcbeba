import { displayText } from '../parts/display-text.ts'
import type { FoldedChart, FoldedEdge } from './fold.ts'
import { type Box, type Layout, type Measure, measures, type Point } from './geometry.ts'

/** Where the labels of an edge are: all of them, or a chip that stands for them. */
export type LabelPlace = { box: Box; isChip: boolean }

/** The size of a list of labels. */
export const labelsSize = ({ labels }: FoldedEdge, measure: Measure) => ({
  width:
    2 * measures.labelPadding +
    Math.max(
      ...labels.map(({ text }) =>
        Math.min(measures.widestLabel, measure(`${displayText(text)}${spaceForCount}`, 'label')),
      ),
    ),
  height: labels.length * measures.labelLine + 6,
})

/* The number of times a transition was taken follows its label, in bold. */
const spaceForCount = ' 000'

/**
 * A place on its edge for the labels of every edge: where the layout has one, there. Otherwise each edge first gets a chip at a
 * spot that covers no state and no other chip. Then a chip becomes its labels if there is a spot for them: those of `urgent` edges
 * choose first, and may cover the line of another edge.
 */
export const placeLabels = (
  chart: FoldedChart,
  layout: Layout,
  measure: Measure,
  urgent: (edge: FoldedEdge) => boolean,
): ReadonlyMap<string, LabelPlace> => {
  const places = new Map<string, LabelPlace>()
  const parents = new Set(chart.states.map(({ parent }) => parent))
  const states = chart.states.flatMap(({ id, parent }) => {
    const box = layout.states[id]
    if (!box) return []
    // A parent's name is in its upper part.
    return parent !== null && parents.has(id) ? { ...box, height: measures.stateTitle + 10 } : box
  })
  const lines = chart.edges.map(({ id }) => {
    const segments = segmentsOf(layout.edges[id]?.points ?? [])
    return { id, boxes: segments.map(boxOf), spots: spotsOn(segments) }
  })
  const isFree = (box: Box, of: string) =>
    isInside(box, layout) &&
    !states.some((state) => overlap(box, state)) &&
    ![...places].some(([id, place]) => id !== of && overlap(box, place.box))

  for (const { id, spots } of lines) {
    const chips = spots.map((spot) => around(spot, chip))
    const box = layout.edges[id]?.label ?? chips.find((one) => isFree(one, id)) ?? chips[0]
    if (box) places.set(id, { box, isChip: !layout.edges[id]?.label })
  }
  const ordered = [...chart.edges].sort(
    (one, other) =>
      Number(urgent(other)) - Number(urgent(one)) || one.labels.length - other.labels.length,
  )
  for (const edge of ordered.filter(({ id }) => places.get(id)?.isChip)) {
    const box = lines
      .find(({ id }) => id === edge.id)
      ?.spots.map((spot) => around(spot, labelsSize(edge, measure)))
      .find(
        (one) =>
          isFree(one, edge.id) &&
          (urgent(edge) ||
            !lines.some(
              ({ id, boxes }) => id !== edge.id && boxes.some((line) => overlap(one, line)),
            )),
      )
    if (box) places.set(edge.id, { box, isChip: false })
  }
  return places
}

const chip = { width: 24, height: 18 }

type Segment = readonly [from: Point, to: Point]

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, index): Segment => [points[index] ?? to, to])

/** Points of a line, those in the middle of long segments first. */
const spotsOn = (segments: readonly Segment[]): readonly Point[] =>
  [...segments]
    .sort((one, other) => lengthOf(other) - lengthOf(one))
    .flatMap(([from, to]) => [0.5, 0.3, 0.7, 0.15, 0.85].map((part) => between(from, to, part)))

const lengthOf = ([from, to]: Segment): number => Math.hypot(to.x - from.x, to.y - from.y)

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** A box with a point in its middle. */
export const around = ({ x, y }: Point, { width, height }: Pick<Box, 'width' | 'height'>): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

const boxOf = ([from, to]: Segment): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

/** Whether two boxes, or a box and a line, share a point. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const isInside = ({ x, y, width, height }: Box, layout: Layout): boolean =>
  x >= 0 && y >= 0 && x + width <= layout.width && y + height <= layout.height

import { displayText } from '../parts/format.ts'
import type { FoldedChart, FoldedEdge } from './fold.ts'
import { type Box, type Layout, type Measure, measures, type Point } from './geometry.ts'

/** Where the labels of an edge are: all of them, cut to the width of the box, or a chip that stands for them. */
export type LabelPlace = { box: Box; isChip: boolean }

/** The size of a list of labels. Longer ones are cut to `widest` px. */
export const labelsSize = (
  { labels }: FoldedEdge,
  measure: Measure,
  widest: number = measures.widestLabel,
) => ({
  width:
    2 * measures.labelPadding +
    Math.max(
      ...labels.map(({ text }) =>
        Math.min(widest, measure(`${displayText(text)}${spaceForCount}`, 'label')),
      ),
    ),
  height: labels.length * measures.labelLine + 6,
})

/* The number of times a transition was taken follows its label, in bold. */
const spaceForCount = ' 000'

/**
 * A place on its edge for the labels of every edge: where the layout has one, there. Otherwise each edge first gets a chip at a
 * spot that covers no state and no other chip. Then a chip becomes its labels if there is a spot for them: those of `urgent` edges
 * choose first, and are as whole as possible. The others are cut before they cover the line of another edge.
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
  const lines = new Map(
    chart.edges.map(({ id }) => [id, segmentsOf(layout.edges[id]?.points ?? [])]),
  )
  const isFree = (box: Box, of: string) =>
    isInside(box, layout) &&
    !states.some((state) => overlap(box, state)) &&
    ![...places].some(([id, place]) => id !== of && overlap(box, place.box))
  const coversLine = (box: Box, of: string) =>
    [...lines].some(
      ([id, segments]) => id !== of && segments.some((segment) => overlap(box, boxOf(segment))),
    )

  for (const [id, segments] of lines) {
    const chips = boxesOn(segments, chip)
    const box = layout.edges[id]?.label ?? chips.find((one) => isFree(one, id)) ?? chips[0]
    if (box) places.set(id, { box, isChip: !layout.edges[id]?.label })
  }
  const ordered = [...chart.edges].sort(
    (one, other) =>
      Number(urgent(other)) - Number(urgent(one)) || one.labels.length - other.labels.length,
  )
  for (const edge of ordered.filter(({ id }) => places.get(id)?.isChip)) {
    const free = cuts.flatMap((widest) =>
      boxesOn(lines.get(edge.id) ?? [], labelsSize(edge, measure, widest)).filter((one) =>
        isFree(one, edge.id),
      ),
    )
    const box = free.find((one) => urgent(edge) || !coversLine(one, edge.id)) ?? free[0]
    if (box) places.set(edge.id, { box, isChip: false })
  }
  return places
}

const chip = { width: 24, height: 18 }

/* The widths of a label, the best one first (px). */
const cuts = [measures.widestLabel, 180, 150, 130, 110, 80]

type Segment = readonly [from: Point, to: Point]

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, index): Segment => [points[index] ?? to, to])

/**
 * Boxes of a size on a line, those in the middle of long segments first. The line passes through the middle of a box, or
 * near the left or the right end of one on a vertical segment.
 */
const boxesOn = (segments: readonly Segment[], size: Pick<Box, 'width' | 'height'>): Box[] =>
  [...segments]
    .sort((one, other) => lengthOf(other) - lengthOf(one))
    .flatMap(([from, to]) => {
      const aside = from.x === to.x ? Math.max(0, size.width / 2 - 14) : 0
      return [0, aside, -aside].flatMap((shift) =>
        [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92].map((part) => {
          const { x, y } = between(from, to, part)
          return around({ x: x + shift, y }, size)
        }),
      )
    })

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

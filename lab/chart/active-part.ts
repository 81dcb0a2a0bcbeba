import type { FoldedChart } from './fold.ts'
import type { Box, Layout } from './geometry.ts'

/** The part of a chart that matters now: the active states without states inside, and the transitions that leave them. */
export const activePart = (
  { states, edges }: FoldedChart,
  layout: Layout,
  active: ReadonlySet<string>,
): Box => {
  const inner = states.filter(
    ({ id }) =>
      active.has(id) && !states.some(({ parent, id: other }) => parent === id && active.has(other)),
  )
  const boxes = [
    ...inner.flatMap(({ id }) => layout.states[id] ?? []),
    ...edges
      .filter(({ from }) => inner.some(({ id }) => id === from))
      .flatMap(({ id }) => {
        const { points = [], label = null } = layout.edges[id] ?? {}
        return [
          ...points.map((point) => ({ ...point, width: 0, height: 0 })),
          ...(label ? [label] : []),
        ]
      }),
  ]
  if (boxes.length === 0) return { x: 0, y: 0, width: layout.width, height: layout.height }
  const x = Math.min(...boxes.map((box) => box.x)) - around
  const y = Math.min(...boxes.map((box) => box.y)) - around
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) + around - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + around - y,
  }
}

/* Space around the part (px). */
const around = 16

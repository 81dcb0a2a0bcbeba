import type { Point } from './geometry.ts'

/** An SVG path through these points, its corners rounded by up to `radius` px. */
export const roundedLine = (points: readonly Point[], radius = 10): string => {
  const [first, ...rest] = points
  const last = rest.pop()
  if (!first || !last) return ''
  const corners = rest.map((corner, index) => {
    const before = points[index] ?? corner
    const after = points[index + 2] ?? corner
    const into = towards(corner, before, radius)
    const out = towards(corner, after, radius)
    return `L${place(into)}Q${place(corner)} ${place(out)}`
  })
  return `M${place(first)}${corners.join('')}L${place(last)}`
}

/** A point from a corner towards a neighbour, at most half of the distance. */
const towards = (from: Point, to: Point, max: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return from
  const part = Math.min(max, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const place = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

const round = (value: number): number => Math.round(value * 10) / 10

import type { Plant } from '../vine/climb.ts'

/** The width of a stem's lane in px. The stem is in its middle. */
export const laneWidth = 56

const sizes = [18, 14, 16, 20, 13] as const
const pitch = 30
const x = laneWidth / 2
const tip = 26

/** A sprout at the top, which is not counted: the first two leaves of a {@link stemOf}. */
export const sprout = [48, -48].map((heading) => ({ x, y: tip, size: 20, heading, light: true }))

/** A stem of `height` px: a sprout, and below it this number of leaves, of which the newest is the highest. */
export function stemOf(count: number): Plant & { height: number } {
  const height = 82 + count * pitch
  const leaves = Array.from({ length: count }, (_, index) => ({
    x,
    y: height - 44 - index * pitch,
    size: sizes[index % sizes.length] ?? 18,
    heading: index % 2 === 0 ? 48 : -48,
    light: index % 5 === 2,
  }))
  return { height, stem: `M${x} ${height}V${tip}`, leaves: [...sprout, ...leaves] }
}

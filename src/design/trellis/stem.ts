import type { Plant } from '../vine/climb.ts'

/** The width of a stem's lane in px. The stem is in its middle. */
export const laneWidth = 56

const sizes = [18, 14, 16, 20, 13] as const
const pitch = 30
const firstLeaf = 26

/** A stem of `height` px that ends in its newest leaf; without leaves it is a sprout. */
export function stemOf(count: number): Plant & { height: number } {
  const isSprout = count === 0
  const leaves = isSprout ? 2 : count
  const height = firstLeaf + leaves * pitch
  const x = laneWidth / 2
  const top = height - firstLeaf - (leaves - 1) * pitch
  return {
    height,
    stem: `M${x} ${height}V${top}`,
    leaves: Array.from({ length: leaves }, (_, index) => ({
      x,
      y: isSprout ? top : height - firstLeaf - index * pitch,
      size: isSprout ? 20 : (sizes[index % sizes.length] ?? 18),
      heading: index % 2 === 0 ? 48 : -48,
      light: isSprout || index % 5 === 2,
    })),
  }
}

import type { Box } from './geometry.ts'

/** The mark of an initial state: a dot above its corner, and an arrow from there into it. */
export const initialMark = ({ x, y }: Box): { dot: string; arrow: string } => {
  const left = x + 20
  return {
    dot: `M${left - 4} ${y - 13}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`,
    arrow: `M${left} ${y - 10}V${y - 1}m-4 -5l4 5l4 -5`,
  }
}

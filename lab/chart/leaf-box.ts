import type { Box } from './geometry.ts'

/** A box as an SVG path: its first and third corner are large, the other two small; equal radii give a plain box. */
export const leafBox = (
  { x, y, width, height }: Box,
  { large, small }: { large: number; small: number },
): string => {
  const a = Math.min(large, width / 2, height / 2)
  const b = Math.min(small, width / 2, height / 2)
  return [
    `M${x + a} ${y}`,
    `H${x + width - b}`,
    `a${b} ${b} 0 0 1 ${b} ${b}`,
    `V${y + height - a}`,
    `a${a} ${a} 0 0 1 ${-a} ${a}`,
    `H${x + b}`,
    `a${b} ${b} 0 0 1 ${-b} ${-b}`,
    `V${y + a}`,
    `a${a} ${a} 0 0 1 ${a} ${-a}z`,
  ].join('')
}

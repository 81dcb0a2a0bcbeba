type Box = { x: number; y: number; width: number; height: number }

/** The path of a box with leaf corners: large at the upper left and the lower right. */
export function leafBox(
  { x, y, width, height }: Box,
  { large, small }: { large: number; small: number },
): string {
  const [right, bottom] = [x + width, y + height]
  return [
    `M${x} ${y + large}A${large} ${large} 0 0 1 ${x + large} ${y}`,
    `H${right - small}A${small} ${small} 0 0 1 ${right} ${y + small}`,
    `V${bottom - large}A${large} ${large} 0 0 1 ${right - large} ${bottom}`,
    `H${x + small}A${small} ${small} 0 0 1 ${x} ${bottom - small}Z`,
  ].join('')
}

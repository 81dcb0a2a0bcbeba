/** A square within a picture, in px of the picture. */
export type Square = { x: number; y: number; size: number }

/** Width and height of a picture, in px. */
export type Extent = { width: number; height: number }

/** The minimum and maximum size of a crop square. */
export const sizesWithin = ({ width, height }: Extent): { least: number; most: number } => {
  const most = Math.min(width, height)
  return { least: Math.ceil(most / 4), most }
}

/** The square with another size and the same centre. */
export const resized = (square: Square, size: number, extent: Extent): Square => {
  const { least, most } = sizesWithin(extent)
  const next = Math.min(Math.max(size, least), most)
  const shift = (square.size - next) / 2
  return { x: square.x + shift, y: square.y + shift, size: next }
}

/** The square moved by a distance in px of the picture. */
export const moved = (square: Square, by: { x: number; y: number }): Square => ({
  ...square,
  x: square.x + by.x,
  y: square.y + by.y,
})

/** The result of a key: the arrows move the square, plus and minus resize it; null for any other key. */
export const squareByKey = (key: string, square: Square, extent: Extent): Square | null => {
  const step = Math.max(1, Math.round(Math.min(extent.width, extent.height) / 40))
  switch (key) {
    case 'ArrowLeft':
      return moved(square, { x: -step, y: 0 })
    case 'ArrowRight':
      return moved(square, { x: step, y: 0 })
    case 'ArrowUp':
      return moved(square, { x: 0, y: -step })
    case 'ArrowDown':
      return moved(square, { x: 0, y: step })
    case '+':
    case '=':
      return resized(square, square.size + step, extent)
    case '-':
      return resized(square, square.size - step, extent)
    default:
      return null
  }
}

import { leaf } from '../theme/tokens/scales.ts'

/** A square within a picture, in px of the picture. */
export type Square = { x: number; y: number; size: number }

/** A point, in px of the picture or of the screen, or in parts of a square. */
export type Point = { x: number; y: number }

/** Width and height of a picture, in px. */
export type Extent = { width: number; height: number }

/** The maximum zoom in percent. The square is then a quarter of the shorter side. */
export const maxZoom = 400

/** The avatar's leaf in a square of 100 units, for left-to-right pages. */
export const avatarLeaf = leafIn100(parseFloat(leaf.avatar.large), parseFloat(leaf.avatar.small))

/** The zoom in percent: 100 if the square is as large as the picture allows. */
export const zoomOf = ({ size }: Square, { width, height }: Extent): number =>
  (Math.min(width, height) / size) * 100

/** The square with another zoom, in percent, and the same centre. */
export const zoomed = (square: Square, percent: number, extent: Extent): Square => {
  const zoom = Math.min(Math.max(percent, 100), maxZoom)
  const size = (Math.min(extent.width, extent.height) / zoom) * 100
  const shift = (square.size - size) / 2
  return { x: square.x + shift, y: square.y + shift, size }
}

/** The square moved by a distance in px of the picture. */
export const moved = (square: Square, by: Point): Square => ({
  ...square,
  x: square.x + by.x,
  y: square.y + by.y,
})

/**
 * The square after a zoom by a factor, in which the point of the picture that was at one place is at another. Places are
 * in parts of the square from its start.
 */
export const zoomedAround = (
  square: Square,
  factor: number,
  [from, to]: readonly [Point, Point],
  extent: Extent,
): Square => {
  const { size } = zoomed(square, zoomOf(square, extent) * factor, extent)
  const point = { x: square.x + from.x * square.size, y: square.y + from.y * square.size }
  return { x: point.x - to.x * size, y: point.y - to.y * size, size }
}

/** The result of a key: the arrows move the square, plus and minus zoom in and out; null for any other key. */
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
      return zoomed(square, zoomOf(square, extent) + zoomStep, extent)
    case '-':
      return zoomed(square, zoomOf(square, extent) - zoomStep, extent)
    default:
      return null
  }
}

/** The change of the zoom by one key press, in percent. */
const zoomStep = 10

function leafIn100(large: number, small: number): string {
  const [end, low] = [100 - small, 100 - large]
  return [
    `M${large} 0H${end}A${small} ${small} 0 0 1 100 ${small}`,
    `V${low}A${large} ${large} 0 0 1 ${low} 100`,
    `H${small}A${small} ${small} 0 0 1 0 ${end}`,
    `V${large}A${large} ${large} 0 0 1 ${large} 0Z`,
  ].join('')
}

import { type PointerEvent, useRef } from 'react'
import { type Extent, type Point, type Square, squareWith, zoomed, zoomOf } from './square.ts'

/** The fingers' middle and distance, in px of the screen. The distance is 1 for a single pointer. */
type Touch = { middle: Point; distance: number }

/** The square and the touch since the last pointer came or went. */
type Start = Touch & { square: Square }

/**
 * Moves the picture under the square with mouse, pen or finger, and zooms it with two fingers. The point of the picture
 * between the fingers stays there.
 */
export function useDragAndPinch(
  square: Square,
  extent: Extent,
  onChange: (square: Square) => void,
) {
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Start | null>(null)

  const restart = () => {
    start.current = pointers.current.size > 0 ? { ...touchOf(pointers.current), square } : null
  }
  const onEnd = (event: PointerEvent<HTMLElement>) => {
    if (pointers.current.delete(event.pointerId)) restart()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (pointers.current.size === 2 || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
      restart()
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (!from || !pointers.current.has(event.pointerId)) return
      pointers.current.set(event.pointerId, pointOf(event))
      const { middle, distance } = touchOf(pointers.current)
      const area = event.currentTarget.getBoundingClientRect()
      const zoom = (zoomOf(from.square, extent) * distance) / from.distance
      const { size } = zoomed(from.square, zoom, extent)
      const grabbed = partOf(from.middle, area)
      const point = {
        x: from.square.x + grabbed.x * from.square.size,
        y: from.square.y + grabbed.y * from.square.size,
      }
      onChange(squareWith(point, partOf(middle, area), size))
    },
    onPointerUp: onEnd,
    onPointerCancel: onEnd,
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const touchOf = (pointers: ReadonlyMap<number, Point>): Touch => {
  const [first = { x: 0, y: 0 }, second = first] = [...pointers.values()]
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(second.x - first.x, second.y - first.y) || 1,
  }
}

const partOf = (point: Point, { left, top, width }: DOMRect): Point => ({
  x: (point.x - left) / (width || 1),
  y: (point.y - top) / (width || 1),
})

import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { type Extent, type Point, type Square, zoomedAround } from './square.ts'

/** The fingers' middle and distance, in px of the screen. The distance is 1 for a single pointer. */
type Touch = { middle: Point; distance: number }

/** The square and the touch since the last pointer came or went. */
type Start = Touch & { square: Square }

/** Safari's event for a pinch on a trackpad. `scale` is relative to its start. */
type GestureEvent = MouseEvent & { readonly scale: number }

declare global {
  interface HTMLElementEventMap {
    gesturestart: GestureEvent
    gesturechange: GestureEvent
  }
}

/**
 * Moves the picture under the square with mouse, pen or finger, and zooms it with two fingers on a screen or a trackpad.
 * The point of the picture between the fingers or under the pointer stays there. A press without a movement centres the
 * pressed point, so that dragging is not required (WCAG 2.2, 2.5.7).
 */
export function useDragAndPinch(
  square: Square,
  extent: Extent,
  onChange: (square: Square) => void,
) {
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Start | null>(null)

  const isPress = useRef(false)

  const restart = () => {
    start.current = pointers.current.size > 0 ? { ...touchOf(pointers.current), square } : null
  }
  const area = useRef<HTMLDivElement>(null)
  const pinched = useRef(square)
  /** Browsers zoom the page unless the event is cancelled, which React's own listeners cannot do for `wheel`. */
  const onWheel = useEffectEvent((event: WheelEvent) => {
    // A pinch on a trackpad is a wheel event with the Control key.
    if (!event.ctrlKey) return
    event.preventDefault()
    const notch = Math.min(Math.max(event.deltaY, -maxPinch), maxPinch)
    zoomAt(square, Math.exp(-notch / 100), event)
  })
  const onGesture = useEffectEvent((event: GestureEvent) => {
    event.preventDefault()
    // On a touch screen the fingers are pointers too.
    if (pointers.current.size > 0) return
    if (event.type === 'gesturestart') pinched.current = square
    else zoomAt(pinched.current, event.scale, event)
  })
  const zoomAt = (from: Square, factor: number, event: MouseEvent) => {
    if (!area.current) return
    const at = partOf(pointOf(event), area.current.getBoundingClientRect())
    onChange(zoomedAround(from, factor, [at, at], extent))
  }
  useEffect(() => {
    const controller = new AbortController()
    const options = { passive: false, signal: controller.signal }
    area.current?.addEventListener('wheel', onWheel, options)
    area.current?.addEventListener('gesturestart', onGesture, options)
    area.current?.addEventListener('gesturechange', onGesture, options)
    return () => controller.abort()
  }, [])

  const onEnd = (event: PointerEvent<HTMLElement>) => {
    if (pointers.current.delete(event.pointerId)) restart()
  }
  const centre = (event: PointerEvent<HTMLElement>) => {
    if (!isPress.current || !pointers.current.has(event.pointerId)) return
    const at = partOf(pointOf(event), event.currentTarget.getBoundingClientRect())
    onChange(zoomedAround(square, 1, [at, middleOfArea], extent))
  }
  return {
    ref: area,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (pointers.current.size === 2 || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
      isPress.current = pointers.current.size === 1
      restart()
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (!from || !pointers.current.has(event.pointerId)) return
      if (isPress.current && lengthOf(from.middle, pointOf(event)) < minDrag) return
      isPress.current = false
      pointers.current.set(event.pointerId, pointOf(event))
      const { middle, distance } = touchOf(pointers.current)
      const bounds = event.currentTarget.getBoundingClientRect()
      const places = [partOf(from.middle, bounds), partOf(middle, bounds)] as const
      onChange(zoomedAround(from.square, distance / from.distance, places, extent))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      centre(event)
      onEnd(event)
    },
    onPointerCancel: onEnd,
  }
}

/** In px of the screen. A shorter movement is a press, because a hand is never still. */
const minDrag = 4

const middleOfArea: Point = { x: 0.5, y: 0.5 }

/** In px of `deltaY`. A notch of a mouse wheel has 120, a pinch a few. */
const maxPinch = 30

const pointOf = ({ clientX, clientY }: PointerEvent | MouseEvent): Point => ({
  x: clientX,
  y: clientY,
})

const touchOf = (pointers: ReadonlyMap<number, Point>): Touch => {
  const [first = { x: 0, y: 0 }, second = first] = [...pointers.values()]
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: lengthOf(first, second) || 1,
  }
}

const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y)

const partOf = (point: Point, { left, top, width }: DOMRect): Point => ({
  x: (point.x - left) / (width || 1),
  y: (point.y - top) / (width || 1),
})

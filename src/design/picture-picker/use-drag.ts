import { type PointerEvent, useRef } from 'react'
import { type Extent, moved, type Square } from './square.ts'

/** Moves the square with mouse, pen or finger, in px of the picture at any display size. */
export function useDrag(square: Square, extent: Extent, onChange: (square: Square) => void) {
  const drag = useRef<{ pointer: number; x: number; y: number; square: Square } | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (drag.current || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, square }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = drag.current
      if (!from || from.pointer !== event.pointerId) return
      const scale = extent.width / (event.currentTarget.getBoundingClientRect().width || 1)
      onChange(
        moved(from.square, {
          x: (event.clientX - from.x) * scale,
          y: (event.clientY - from.y) * scale,
        }),
      )
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
  }
}

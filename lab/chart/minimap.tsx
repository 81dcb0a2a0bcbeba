import { type PointerEvent, type RefObject, useCallback, useSyncExternalStore } from 'react'
import * as styles from './chart-pane.css.ts'
import type { FoldedChart } from './fold.ts'
import type { Box, Layout } from './geometry.ts'
import type { Marks } from './marks.ts'

type Props = {
  area: RefObject<HTMLElement | null>
  chart: FoldedChart
  layout: Layout
  marks: Marks
}

/**
 * The whole chart in a corner, with a frame around the visible part, while the chart is larger than its area. A press
 * scrolls there. The keyboard scrolls the area itself, so screen readers skip the minimap.
 */
export function Minimap({ area, chart, layout, marks }: Props) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const watched = area.current
      if (!watched) return () => {}
      const resizing = new ResizeObserver(notify)
      resizing.observe(watched)
      const drawing = watched.querySelector('svg')
      if (drawing) resizing.observe(drawing)
      watched.addEventListener('scroll', notify, { passive: true })
      return () => {
        resizing.disconnect()
        watched.removeEventListener('scroll', notify)
      }
    },
    [area],
  )
  const visible = useSyncExternalStore(subscribe, () => JSON.stringify(visiblePart(area.current)))
  const maxHeight = useSyncExternalStore(subscribe, () => maxHeightIn(area.current))
  const { x, y, width, height }: Box = JSON.parse(visible)
  if (width >= 1 && height >= 1) return null
  const scale = Math.min(maxWidth / layout.width, maxHeight / layout.height)

  function scrollTo({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>) {
    const drawing = area.current?.querySelector('svg')?.getBoundingClientRect()
    const window = area.current?.getBoundingClientRect()
    if (!drawing || !window || buttons !== 1) return
    const map = currentTarget.getBoundingClientRect()
    area.current?.scrollBy(
      drawing.left +
        ((clientX - map.left) / map.width) * drawing.width -
        (window.left + window.width / 2),
      drawing.top +
        ((clientY - map.top) / map.height) * drawing.height -
        (window.top + window.height / 2),
    )
  }

  return (
    <svg
      className={styles.minimap}
      aria-hidden="true"
      data-minimap=""
      // In the corner that the visible part is farther from, where the chart rarely continues.
      data-side={x + width / 2 > 0.5 ? 'start' : 'end'}
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        scrollTo(event)
      }}
      onPointerMove={scrollTo}
    >
      {chart.states.map(({ id }) => (
        <rect
          key={id}
          className={styles.miniState}
          {...layout.states[id]}
          rx={10}
          strokeWidth={1 / scale}
          data-visited={marks.visited.has(id) || undefined}
          data-active={(marks.active.has(id) && isLeaf(id, chart)) || undefined}
        />
      ))}
      <rect
        className={styles.miniWindow}
        x={x * layout.width}
        y={y * layout.height}
        width={width * layout.width}
        height={height * layout.height}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/* In px. A minimap that covers more of a low area hides what it is a map of. */
const maxWidth = 180
const maxHeightIn = (area: HTMLElement | null): number =>
  Math.min(130, (area?.clientHeight ?? 0) * 0.3)

const isLeaf = (id: string, { states }: FoldedChart): boolean =>
  !states.some(({ parent }) => parent === id)

/** The part of the drawing that its area shows, as fractions of the drawing. */
const visiblePart = (area: HTMLElement | null): Box => {
  const drawing = area?.querySelector('svg')?.getBoundingClientRect()
  if (!area || !drawing?.width || !drawing.height) return { x: 0, y: 0, width: 1, height: 1 }
  const window = area.getBoundingClientRect()
  const part = (from: number, to: number, start: number, size: number) => {
    const [first, last] = [Math.max(from, start), Math.min(to, start + size)]
    return [(first - start) / size, Math.min(1, (last - first) / size)] as const
  }
  const [x, width] = part(window.left, window.left + area.clientWidth, drawing.left, drawing.width)
  const [y, height] = part(window.top, window.top + area.clientHeight, drawing.top, drawing.height)
  return { x, y, width, height }
}

import type { KeyboardEvent, PointerEvent } from 'react'
import { labCopy } from '../copy.ts'
import * as styles from './lab-page.css.ts'
import { type PaneName, paneLimits } from './settings.ts'

type Props = { pane: PaneName; width: number; onResize: (width: number) => void }

/** The border of a pane, which the mouse and the arrow keys move. */
export function Splitter({ pane, width, onResize }: Props) {
  // The list grows to the right, the panes beside the chart grow to the left.
  const direction = pane === 'list' ? 1 : -1

  function startDrag({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
    const dragging = new AbortController()
    const { signal } = dragging
    currentTarget.setPointerCapture(pointerId)
    currentTarget.addEventListener(
      'pointermove',
      (moved: globalThis.PointerEvent) => onResize(width + direction * (moved.clientX - clientX)),
      { signal },
    )
    currentTarget.addEventListener('lostpointercapture', () => dragging.abort(), { signal })
  }

  function press(event: KeyboardEvent) {
    const steps = { ArrowLeft: -16, ArrowRight: 16 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    onResize(width + direction * steps)
  }

  return (
    <hr
      className={styles.splitter}
      data-pane={pane}
      aria-orientation="vertical"
      aria-label={labCopy.resize[pane]}
      aria-valuenow={width}
      aria-valuemin={paneLimits.min}
      aria-valuemax={paneLimits.max}
      tabIndex={0}
      onPointerDown={startDrag}
      onKeyDown={press}
    />
  )
}

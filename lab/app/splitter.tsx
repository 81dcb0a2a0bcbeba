import type { KeyboardEvent, PointerEvent } from 'react'
import { labCopy } from '../copy.ts'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'
import { type PaneName, paneLimits } from './settings.ts'

type Props = { lab: Lab; pane: PaneName; width: number }

/** The border of a pane, which the mouse and the arrow keys move. */
export function Splitter({ lab, pane, width }: Props) {
  // The list grows to the right, the panes beside the chart grow to the left.
  const direction = pane === 'list' ? 1 : -1
  const moveBy = (distance: number) =>
    lab.send({ type: 'pane resized', pane, width: width + direction * distance })

  function startDrag({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
    const dragging = new AbortController()
    const { signal } = dragging
    currentTarget.setPointerCapture(pointerId)
    currentTarget.addEventListener(
      'pointermove',
      (moved: globalThis.PointerEvent) => moveBy(moved.clientX - clientX),
      { signal },
    )
    currentTarget.addEventListener('lostpointercapture', () => dragging.abort(), { signal })
  }

  function press(event: KeyboardEvent) {
    const steps = { ArrowLeft: -16, ArrowRight: 16 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    moveBy(steps)
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

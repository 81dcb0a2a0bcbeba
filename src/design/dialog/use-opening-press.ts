import { useLayoutEffect, useRef } from 'react'

/** Two presses within this time (ms) are a double press. */
const DOUBLE_PRESS = 500

/**
 * Detects presses that belong to the one that opened the dialog: the second half of a double press, or a press that
 * was queued while the page was busy. `timeStamp` is the time of the press, not the time at which the page handles it.
 */
export function useOpeningPress(open: boolean) {
  const openedAt = useRef(0)
  useLayoutEffect(() => {
    // Event timestamps do not use the clock that tests can stop.
    if (open) openedAt.current = new Event('open').timeStamp
  }, [open])
  const isBefore = (press: Event, milliseconds: number) =>
    press.timeStamp < openedAt.current + milliseconds
  return {
    /** A press on the page behind the dialog. */
    isOutside: (press: Event) => isBefore(press, DOUBLE_PRESS),
    /** A press on the dialog itself, where a quick single press is meant. */
    isInside: (press: MouseEvent) => isBefore(press, press.detail > 1 ? DOUBLE_PRESS : 0),
  }
}

import { type RefObject, useEffect, useRef } from 'react'

/** A ref for an open dialog's panel, which takes the focus when the control that had it goes away. */
export function useFocusInside(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body && wasInside.current
    if (panel.current && isLost) panel.current.focus()
    wasInside.current = panel.current?.contains(document.activeElement) ?? false
  })
  return panel
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as styles from './focus-keeper.css.ts'

/**
 * Wraps a part of the page that disappears without user action. If it has the focus then, the previous control receives
 * it, or the page's heading if there is none.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const mounted = part.current
    return () => {
      if (mounted?.contains(document.activeElement)) heirOf(mounted)?.focus()
    }
  }, [])
  return (
    <div ref={part} className={styles.keeper}>
      {children}
    </div>
  )
}

const heirOf = (part: Element): HTMLElement | null => {
  const around = part.closest('main') ?? document
  const controls = [...around.querySelectorAll<HTMLElement>(focusable)]
  const before = controls.findLast(
    (control) => part.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_PRECEDING,
  )
  return before ?? document.querySelector('h1')
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled], [hidden]), textarea, [tabindex="0"]'

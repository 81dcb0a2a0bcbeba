import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as styles from './focus-keeper.css.ts'

type Props = {
  /** What receives the focus: the previous control by default, or the page's heading if there is none. */
  moveTo?: 'previous control' | 'next control' | 'heading'
  children: ReactNode
}

/** Wraps a part of the page that disappears. If it has the focus then, another element receives it. */
export function FocusKeeper({ moveTo = 'previous control', children }: Props) {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const mounted = part.current
    return () => {
      if (!mounted?.contains(document.activeElement)) return
      const control = moveTo === 'heading' ? null : controlBeside(mounted, moveTo)
      ;(control ?? document.querySelector('h1'))?.focus()
    }
  }, [moveTo])
  return (
    <div ref={part} className={styles.keeper}>
      {children}
    </div>
  )
}

const controlBeside = (
  part: Element,
  side: 'previous control' | 'next control',
): HTMLElement | undefined => {
  const around = part.closest('main') ?? document
  const controls = [...around.querySelectorAll<HTMLElement>(focusable)]
  const isNext = side === 'next control'
  const position = isNext ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  return controls
    .filter((control) => part.compareDocumentPosition(control) === position)
    .at(isNext ? 0 : -1)
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled], [hidden]), textarea, [tabindex="0"]'

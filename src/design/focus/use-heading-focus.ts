import { useLayoutEffect, useRef } from 'react'

/**
 * Focuses the page's heading when other content replaces the content of the page, so that a screen reader reads it.
 * `content` identifies the content; null while the page has none. The first content changes no focus.
 */
export function useHeadingFocus(content: string | object | null): void {
  const shown = useRef(content)
  useLayoutEffect(() => {
    if (content === null || content === shown.current) return
    const isFirst = shown.current === null
    shown.current = content
    if (!isFirst) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [content])
}

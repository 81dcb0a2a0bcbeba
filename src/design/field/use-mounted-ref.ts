import { type Ref, type RefCallback, useCallback, useRef } from 'react'

/** A ref callback that calls the first `onMount` when the element is mounted. Forwards to `ref`. */
export function useMountedRef<Element extends HTMLElement>(
  onMount: (element: Element) => void,
  ref: Ref<Element> | undefined,
): RefCallback<Element> {
  const first = useRef<typeof onMount | null>(onMount)
  return useCallback(
    (element: Element | null) => {
      if (element) {
        first.current?.(element)
        first.current = null
      }
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
}

import { type Ref, type RefCallback, useCallback, useRef } from 'react'

/** A ref that calls `greet`, as it was at first, once the element is there. Hands on to `ref`. */
export function useWhenThere<Element extends HTMLElement>(
  greet: (element: Element) => void,
  ref: Ref<Element> | undefined,
): RefCallback<Element> {
  const first = useRef<typeof greet | null>(greet)
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

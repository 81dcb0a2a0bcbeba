import { type Ref, type RefCallback, useCallback, useRef } from 'react'

/** A ref for an element that takes the focus once, when it appears, if `wanted`. Hands on to `ref`. */
export function useFirstFocus<Element extends HTMLElement>(
  wanted: boolean,
  ref: Ref<Element> | undefined,
): RefCallback<Element> {
  const done = useRef(!wanted)
  return useCallback(
    (element: Element | null) => {
      if (element && !done.current) {
        done.current = true
        element.focus()
      }
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
}

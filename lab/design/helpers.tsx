import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'

/** Holds the value of a controlled component, so that the gallery's user can change it. */
export function Holding<Value>({
  initial,
  children,
}: {
  initial: Value
  children(value: Value, change: (value: Value) => void): ReactElement
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** Presses the first button as soon as it is rendered, for states that only a press can reach. */
export function Pressed({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const within = ref.current
    if (!within) return
    const press = () => {
      const button = within.querySelector<HTMLElement>('button:not([type="submit"])')
      if (!button) return
      arrivals.disconnect()
      if (button.ariaPressed !== 'true' && button.ariaExpanded !== 'true') button.click()
    }
    // Parts of a screen are lazy chunks that load after it.
    const arrivals = new MutationObserver(press)
    arrivals.observe(within, { childList: true, subtree: true })
    press()
    return () => arrivals.disconnect()
  }, [])
  return <div ref={ref}>{children}</div>
}

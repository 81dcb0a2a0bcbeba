import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { LatticePanel } from '../../src/design/vine/lattice-panel.tsx'

/** Where states send their events. */
export const nothing = () => {}

/** A link that leads nowhere. */
export const link = <a href="#nowhere">.</a>

/** Holds the value of a controlled component, so that it can be tried. */
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

/** Presses the first button within as soon as it is there, for states that only a press leads to. */
export function Pressed({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = ref.current?.querySelector<HTMLElement>('button:not([type="submit"])')
    if (button?.ariaPressed !== 'true' && button?.ariaExpanded !== 'true') button?.click()
  }, [])
  return <div ref={ref}>{children}</div>
}

/** The dark panel that some components stand on. */
export function ByNight({ children }: { children: ReactNode }) {
  return <LatticePanel>{children}</LatticePanel>
}

import { cloneElement, type ReactElement, type ReactNode } from 'react'

type Props = { className: string; children: ReactNode } & {
  [attribute: `aria-${string}` | `data-${string}`]: string | undefined
}

/** The given link with our styles and children. */
export function linkWith(link: ReactElement, props: Props): ReactElement {
  return cloneElement(link, props)
}

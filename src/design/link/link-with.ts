import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react'

type Props = { className: string; children: ReactNode } & {
  [attribute: `aria-${string}` | `data-${string}`]: string | undefined
}

/** The given link, or a plain one to `href`, with our styles and children. */
export function linkWith(
  link: ReactElement | undefined,
  href: string | undefined,
  props: Props,
): ReactElement {
  return cloneElement(link ?? createElement('a', { href }), props)
}

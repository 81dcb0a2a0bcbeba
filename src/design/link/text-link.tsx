import type { ReactElement, ReactNode } from 'react'
import * as styles from './link.css.ts'
import { linkWith } from './link-with.ts'

type Props = {
  /** The link to render, such as the router's `<Link to="/signup" />`. Its children are replaced. */
  render?: ReactElement | undefined
  /** The URL, if no element is given. */
  href?: string | undefined
  size?: 'inherit' | 'small' | undefined
  children: ReactNode
}

/** An underlined link within or next to a text. */
export function TextLink({ render, href, size = 'inherit', children }: Props) {
  return linkWith(render, href, { className: styles.textLink, 'data-size': size, children })
}

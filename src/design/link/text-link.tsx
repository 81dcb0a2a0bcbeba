import type { ReactElement, ReactNode } from 'react'
import * as styles from './link.css.ts'
import { linkWith } from './link-with.ts'

type Props = {
  /** The link to render, such as the router's `<Link to="/signup" />`. Its children are replaced. */
  render?: ReactElement | undefined
  /** The URL, if no element is given. */
  href?: string | undefined
  children: ReactNode
}

/** An underlined link within or next to a text. */
export function TextLink({ href, render = <a href={href}>.</a>, children }: Props) {
  return linkWith(render, { className: styles.textLink, children })
}

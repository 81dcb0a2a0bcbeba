import type { ReactElement, ReactNode } from 'react'
import { linkWith } from '../link/link-with.ts'
import * as styles from './brand-link.css.ts'

type Props = {
  /** The link to render, such as the router's `<Link to="/" />`. Its children are replaced. */
  render: ReactElement
  children: ReactNode
}

/** The logo as a link to the home page, with a hit area of 44 px. */
export function BrandLink({ render, children }: Props) {
  return linkWith(render, { className: styles.brand, children })
}

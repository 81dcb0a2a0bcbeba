import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './brand-link.css.ts'

type Props = {
  /** The link to render, such as the router's `<Link to="/" />`. Its children are ours. */
  render?: ReactElement | undefined
  children: ReactNode
}

/** The logo as a link to the start, with a hit area of 44 px. */
export function BrandLink({ render, children }: Props) {
  return useRender({
    defaultTagName: 'a',
    ...(render && { render }),
    props: { className: styles.brand, children },
  })
}

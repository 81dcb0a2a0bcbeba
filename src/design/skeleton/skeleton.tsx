import type { ReactNode } from 'react'
import * as styles from './skeleton.css.ts'

type Props = {
  /** What is loading. The shape has its size, so nothing moves when it appears; `name` and `number` follow the font, `text` is invisible and as high as its children. */
  of: keyof typeof styles.skeleton
  /** A spinner, or the text that may appear. */
  children?: ReactNode
}

/** A grey shape in the place of something that is loading. Decoration: a spinner or text elsewhere has the information. */
export function Skeleton({ of: shape, children }: Props) {
  return <span className={styles.skeleton[shape]}>{children}</span>
}

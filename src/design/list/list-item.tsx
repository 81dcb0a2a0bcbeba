import type { ReactElement } from 'react'
import { BreakableText } from '../text/breakable-text.tsx'
import * as styles from './list.css.ts'

type Props = { mark: ReactElement; title: string; text: string }

/** One row of a list that nothing happens to. */
export function ListItem({ mark, title, text }: Props) {
  return (
    <li className={styles.row} data-static>
      <span className={styles.plate}>{mark}</span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>
          <BreakableText>{text}</BreakableText>
        </span>
      </span>
    </li>
  )
}

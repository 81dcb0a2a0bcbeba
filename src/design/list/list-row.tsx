import { type ReactElement, useId } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { linkWith } from '../link/link-with.ts'
import * as styles from './list.css.ts'

type Props = {
  icon: IconName
  title: string
  text: string
  tone?: 'danger' | undefined
  /** What a press leads to, as an icon at the end of the row. */
  end: IconName
  /** A press is being answered; further ones are ignored. */
  busy?: boolean | undefined
} & ({ onPress(): void; render?: never } | { render: ReactElement; onPress?: never })

/** One row of a list: a button, or the link that is given. Its title is its name, its text describes it. */
export function ListRow({ icon, title, text, tone, end, busy = false, onPress, render }: Props) {
  const id = useId()
  const look = {
    className: styles.row,
    'data-tone': tone,
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-text`,
  }
  const children = (
    <>
      <span className={styles.plate}>
        <Icon name={icon} size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.title} id={`${id}-title`}>
          {title}
        </span>
        <span className={styles.text} id={`${id}-text`}>
          {text}
        </span>
      </span>
      <span className={styles.end}>
        <Icon name={end} />
      </span>
    </>
  )
  return (
    <li className={styles.item}>
      {render ? (
        linkWith(render, undefined, { ...look, children })
      ) : (
        <button
          type="button"
          {...look}
          aria-busy={busy}
          data-busy={busy || undefined}
          onClick={busy ? undefined : onPress}
        >
          {children}
        </button>
      )}
    </li>
  )
}

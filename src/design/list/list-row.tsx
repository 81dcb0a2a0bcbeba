import { type ReactElement, type Ref, useId } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { linkWith } from '../link/link-with.ts'
import { BreakableText } from '../text/breakable-text.tsx'
import { Unbroken } from '../text/unbroken.tsx'
import * as styles from './list.css.ts'

type Props = {
  icon: IconShape
  title: string
  text: string
  tone?: 'danger' | undefined
  /** An icon at the end of the row that shows what a press leads to. */
  end: IconShape
  /** A press is being handled; further presses are ignored. */
  busy?: boolean | undefined
  /** Presses are ignored for a while, and the text says why. */
  unavailable?: boolean | undefined
} & (
  | {
      onPress(): void
      /** Receives the button. */
      control?: Ref<HTMLButtonElement> | undefined
      render?: never
    }
  | { render: ReactElement; onPress?: never; control?: never }
)

/**
 * One row of a list: a button or the given link, whose hit area is the whole row. The title is its accessible name, the
 * text its description.
 */
export function ListRow(props: Props) {
  const { icon, title, text, tone, end, busy = false, unavailable = false, onPress, render } = props
  const id = useId()
  const control = { className: styles.control, 'aria-describedby': id }
  return (
    <li
      className={styles.row}
      data-tone={tone}
      data-busy={busy || undefined}
      data-unavailable={unavailable || undefined}
    >
      <span className={styles.plate}>
        <Icon icon={icon} size={22} />
      </span>
      <span className={styles.texts}>
        {render ? (
          linkWith(render, { ...control, children: title })
        ) : (
          <button
            type="button"
            ref={props.control}
            {...control}
            aria-busy={busy}
            aria-disabled={busy || unavailable || undefined}
            onClick={busy || unavailable ? undefined : onPress}
          >
            {title}
          </button>
        )}
        <span className={styles.text} id={id}>
          <span key={text}>
            {text.split(email).map((part) =>
              email.test(part) ? (
                <Unbroken key={part}>
                  <BreakableText>{part}</BreakableText>
                </Unbroken>
              ) : (
                <span key={part}>{part}</span>
              ),
            )}
          </span>
        </span>
      </span>
      <span className={styles.end}>
        <Icon icon={end} size={18} />
      </span>
    </li>
  )
}

/** It begins the next line rather than end this one with a part of it. */
const email = /(\S+@\S+)/

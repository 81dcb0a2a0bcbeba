import { useState } from 'react'
import { Drawing } from '../drawing/drawing.tsx'
import { rem } from '../theme/tokens/units.ts'
import * as styles from './film-panel.css.ts'
import { WindowArt } from './window-art.tsx'

type Props = {
  /** The accessible name of the button. */
  playLabel: string
  /** The text that replaces the film. */
  unavailable: string
  closeLabel: string
  title: string
  about: string
}

/**
 * A placeholder for a film. Its button shows a text in place that says the film is not available yet (decision 0018).
 */
export function FilmPlaceholder({ playLabel, unavailable, closeLabel, title, about }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  function open() {
    setOpen(true)
    setWasOpen(true)
  }

  return (
    <figure className={styles.film}>
      <div className={styles.screen}>
        <WindowArt />
        {!isOpen && (
          <button
            type="button"
            className={styles.play}
            aria-label={playLabel}
            ref={wasOpen ? focus : undefined}
            onClick={open}
          >
            <svg viewBox="0 0 256 256" width={rem(40)} height={rem(40)} aria-hidden="true">
              <Drawing of="play" />
            </svg>
          </button>
        )}
        {isOpen && (
          <div className={styles.message} role="status">
            <p className={styles.messageText}>{unavailable}</p>
            <button
              type="button"
              className={styles.close}
              ref={focus}
              onClick={() => setOpen(false)}
            >
              {closeLabel}
            </button>
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.captionTitle}>{title}</span>
        <span>{about}</span>
      </figcaption>
    </figure>
  )
}

/* The pressed button has been removed, so the text that replaced it receives the focus. */
const focus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true })

import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { playIcon } from '../icon/ui/play.gen.ts'
import * as styles from './film-panel.css.ts'
import { WindowArt } from './window-art.tsx'

type Props = {
  /** The name of the button. */
  playLabel: string
  /** What is said in place of the film. */
  coming: string
  closeLabel: string
  title: string
  about: string
}

/** Stands where a film will be: its button opens a word about that, in place (decision 0018). */
export function FilmToCome({ playLabel, coming, closeLabel, title, about }: Props) {
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
            <Icon icon={playIcon} size={40} />
          </button>
        )}
        {isOpen && (
          <div className={styles.coming} role="status">
            <p className={styles.comingText}>{coming}</p>
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

/* The button that was pressed has gone: the focus goes on with what has come in its place. */
const focus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true })

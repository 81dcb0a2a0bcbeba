import { useState } from 'react'
import * as styles from './marquee.css.ts'
import { useCopies } from './use-copies.ts'

type Props = {
  items: readonly string[]
  /** The accessible name of the list. */
  label: string
  /** The accessible name of the pause button, which is the whole band. */
  pauseLabel?: string | undefined
}

/**
 * A band of text that scrolls past in 20 s. Assistive technology gets one list; its copies only fill the band. It
 * pauses on hover, on focus, once pressed, and with reduced motion.
 */
export function Marquee({ items, label, pauseLabel }: Props) {
  const [isPaused, setPaused] = useState(false)
  const { bandRef, copies } = useCopies()
  return (
    <div className={styles.band} ref={bandRef} data-paused={isPaused || undefined}>
      <div className={styles.track}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item) => (
            <li key={item} className={styles.item}>
              {item}
            </li>
          ))}
        </ul>
        <div className={styles.copies} aria-hidden="true">
          {[...Array(copies).keys()].map((number) =>
            items.map((item) => (
              <span key={`${number} ${item}`} className={styles.item}>
                {item}
              </span>
            )),
          )}
        </div>
      </div>
      {pauseLabel && (
        <button
          type="button"
          className={styles.pause}
          aria-label={pauseLabel}
          aria-pressed={isPaused}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </div>
  )
}

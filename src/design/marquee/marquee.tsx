import { useState } from 'react'
import * as styles from './marquee.css.ts'
import { useCopies } from './use-copies.ts'

type Props = {
  items: readonly string[]
  /** What the list is. */
  label: string
  /** The name of the button that lets the list stand still; the whole band is that button. */
  pauseLabel?: string | undefined
}

/**
 * A band of words that moves past in 20 s. There is one list for assistive technology; its copies
 * only fill the band. It stands still under the pointer, with the focus, once pressed, and for those
 * who asked for less movement.
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
          {copyNumbers(copies).flatMap((number) =>
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

function copyNumbers(copies: number): number[] {
  return Array.from({ length: copies }, (_, index) => index + 1)
}

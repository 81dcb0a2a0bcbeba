import type { Person } from './person.ts'
import * as styles from './portrait.css.ts'

/** An illustrated person in the shape of a leaf. `size` is px. Decoration: the name is next to it. */
export function Portrait({ of: person, size }: { of: Person; size: number }) {
  return (
    <svg
      className={styles.portrait}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path fill={person.background} d="M0 0H100V100H0Z" />
      {person.drawing}
    </svg>
  )
}

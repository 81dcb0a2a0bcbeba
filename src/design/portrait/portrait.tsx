import { type PersonName, people } from './people.tsx'
import * as styles from './portrait.css.ts'

/** A drawn person in the shape of a leaf. `size` is px. Decoration: the name stands beside it. */
export function Portrait({ of: name, size }: { of: PersonName; size: number }) {
  const { background, drawing } = people[name]
  return (
    <svg
      className={styles.portrait}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      data-person={name}
    >
      <path fill={background} d="M0 0H100V100H0Z" />
      {drawing}
    </svg>
  )
}

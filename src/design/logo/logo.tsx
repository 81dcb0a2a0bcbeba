import * as styles from './logo.css.ts'
import { Mark } from './mark.tsx'

/** The mark and the name. `size` is the height of the letters in px. */
export function Logo({ name, size = 24 }: { name: string; size?: 18 | 24 | undefined }) {
  return (
    <span className={styles.logo[size]}>
      <span className={styles.mark}>
        <Mark size={Math.round(size * 1.1)} />
      </span>
      {name}
    </span>
  )
}

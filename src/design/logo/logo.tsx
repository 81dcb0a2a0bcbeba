import { rem } from '../theme/tokens/units.ts'
import * as styles from './logo.css.ts'

/** The mark and the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <span className={styles.mark}>
        <svg viewBox="0 0 24 24" width={rem(26)} height={rem(26)} aria-hidden="true">
          <path
            d="M6.2 2.6v18.8M14 12v9.4M2.6 8.2h7.2M2.6 16.4h18.8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path fill="currentColor" d="M12.8 12.6V8.2a6 6 0 0 1 6-6h3.6v4.4a6 6 0 0 1-6 6Z" />
        </svg>
      </span>
      <span>{name}</span>
    </span>
  )
}

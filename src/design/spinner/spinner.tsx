import * as styles from './spinner.css.ts'

type Props = {
  /** px: 20 next to text, 96 on a page. */
  size?: 20 | 96 | undefined
  /** What is loading. Without it the spinner is decorative. */
  label?: string | undefined
}

/** The growing logo mark: the stem climbs the lattice, the leaf opens. */
export function Spinner({ size = 20, label }: Props) {
  const art = (
    <svg
      className={styles.art}
      data-size={size}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={styles.lattice} d="M6.2 2.6v18.8M14 2.6v18.8M2.6 8.2h18.8M2.6 16.4h18.8" />
      <g className={styles.growth}>
        <path className={styles.foot} d="M6.2 21.4v-3" />
        <path className={styles.turn} d="M6.2 18.4q0-2 2-2h3.8q2 0 2-2" />
        <path className={styles.top} d="M14 14.4v-2.6" />
        <path className={styles.leaf} d="M12.8 12.6V8.2a6 6 0 0 1 6-6h3.6v4.4a6 6 0 0 1-6 6Z" />
      </g>
    </svg>
  )
  if (label === undefined) return art
  return (
    <div className={styles.labelled} role="status" aria-label={label}>
      {art}
    </div>
  )
}

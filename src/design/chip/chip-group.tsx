import type { ReactNode } from 'react'
import * as styles from './chip.css.ts'

type Props = {
  /** The accessible name of the group. */
  label: string
  /** The id of the element that describes the group. */
  describedBy?: string | undefined
  children: ReactNode
}

/** Chips on the rails of a lattice, in as many rows as they need. */
export function ChipGroup({ label, describedBy, children }: Props) {
  return (
    <fieldset className={styles.group} aria-label={label} aria-describedby={describedBy}>
      {children}
    </fieldset>
  )
}

import { Checkbox } from '@base-ui/react/checkbox'
import type { ReactNode } from 'react'
import * as styles from './chip.css.ts'

type Props = {
  /** The icon of an unselected chip. */
  icon: ReactNode
  /** The icon of a selected chip. */
  selectedIcon: ReactNode
  selected: boolean
  /** The selection cannot change for now. */
  locked?: boolean | undefined
  /** Whether the Tab key stops here. One chip of a group is the tab stop. */
  tabStop: boolean
  onToggle(): void
  children: ReactNode
}

/** One option of several. A selected chip grips the rail: a stem at both sides, and a leaf. */
export function Chip(props: Props) {
  const { icon, selectedIcon, selected, locked, tabStop, onToggle, children } = props
  return (
    <Checkbox.Root
      nativeButton
      render={<button type="button" />}
      className={styles.chip}
      tabIndex={tabStop ? 0 : -1}
      data-selected={selected || undefined}
      checked={selected}
      readOnly={locked}
      onCheckedChange={onToggle}
    >
      <ChipParts icon={selected ? selectedIcon : icon}>{children}</ChipParts>
    </Checkbox.Root>
  )
}

/** A chip that cannot be used yet. Without a checkbox, whose inline style the policy of a prerendered page refuses. */
export const StillChip = (props: Pick<Props, 'icon' | 'children'>) => (
  <button type="button" className={styles.chip}>
    <ChipParts {...props} />
  </button>
)

const ChipParts = ({ icon, children }: Pick<Props, 'icon' | 'children'>) => (
  <>
    <span className={styles.grip} />
    <span className={styles.leaf} />
    <span className={styles.icon}>{icon}</span>
    <span>{children}</span>
  </>
)

import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { menuCaretIcon } from '../icon/ui/menu-caret.gen.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './trigger.css.ts'

/** A placeholder with the size of a menu's trigger, shown while the menu loads. Without children, it shows a skeleton. */
export function MenuPlaceholder({ children = <Skeleton of="avatar" /> }: { children?: ReactNode }) {
  return (
    <span className={styles.trigger}>
      {children}
      <span className={styles.caret}>
        <Icon icon={menuCaretIcon} size={16} />
      </span>
    </span>
  )
}

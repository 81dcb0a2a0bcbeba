import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { menuCaretIcon } from '../icon/ui/menu-caret.gen.ts'
import * as styles from './trigger.css.ts'

/** What a menu's trigger shows, in its place and its size, while the menu is being loaded. */
export function MenuOnItsWay({ children }: { children: ReactNode }) {
  return (
    <span className={styles.trigger}>
      {children}
      <span className={styles.caret}>
        <Icon icon={menuCaretIcon} size={16} />
      </span>
    </span>
  )
}

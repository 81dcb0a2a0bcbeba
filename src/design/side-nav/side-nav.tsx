import { JumpLink } from '../link/jump-link.tsx'
import type { PanelBackground } from '../panel/panel.tsx'
import * as styles from './side-nav.css.ts'
import { SideVine } from './side-vine.tsx'

/** A target of the navigation: the element with this id. Before hydration it is a plain link. */
export type SideNavItem<Id extends string = string> = { id: Id; label: string }

type Props<Id extends string> = {
  /** The accessible name of the landmark. */
  label: string
  /** From top to bottom. The vine climbs from the last to the first. */
  items: readonly SideNavItem<Id>[]
  /** The current target; null before the first one: then only a sprout is shown. */
  current: Id | null
  onPick(id: NoInfer<Id>): void
  /** The background of the current panel. */
  background: PanelBackground
}

/**
 * The navigation through the panels of the landing page, fixed to the window: from lg a stake at its end with a vine
 * that has climbed to the current panel, below lg a rail of `vars.size.sideRail` at its bottom.
 */
export function SideNav<Id extends string>(props: Props<Id>) {
  const { label, items, current, onPick, background } = props
  const place = items.findIndex(({ id }) => id === current)
  const reached = place < 0 ? 0 : items.length - place
  return (
    <nav
      className={styles.nav}
      aria-label={label}
      data-background={background}
      data-reached={reached}
    >
      <SideVine nodes={items.length} reached={reached} />
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.place}>
            <JumpLink
              to={item.id}
              className={styles.button}
              aria-current={item.id === current || undefined}
              onJump={() => onPick(item.id)}
            >
              <span className={styles.label}>{item.label}</span>
              <span className={styles.node} />
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

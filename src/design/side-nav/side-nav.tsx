import { JumpLink } from '../link/jump-link.tsx'
import * as styles from './side-nav.css.ts'
import { SideVine } from './side-vine.tsx'

/** One place that the navigation leads to: the element with this id, as a link does before any script runs. */
export type SideNavItem<Id extends string = string> = { id: Id; label: string }

type Props<Id extends string> = {
  /** The name of the landmark. */
  label: string
  /** From the top down. The vine climbs from the last to the first. */
  items: readonly SideNavItem<Id>[]
  /** Where the page is; null before the first place: then there is only a sprout. */
  current: Id | null
  onPick(id: NoInfer<Id>): void
  /** The ground of the panel that the navigation stands on. */
  ground?: 'canvas' | 'surface' | 'feature' | 'bloom' | undefined
}

/**
 * The way through the panels of the landing page, fixed to the window: from lg a stake at its end with a
 * vine that has climbed as far as the page has, below lg a rail of `vars.size.sideRail` at its foot.
 */
export function SideNav<Id extends string>(props: Props<Id>) {
  const { label, items, current, onPick, ground = 'canvas' } = props
  const place = items.findIndex(({ id }) => id === current)
  const reached = place < 0 ? 0 : items.length - place
  return (
    <nav className={styles.nav[ground]} aria-label={label} data-reached={reached}>
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

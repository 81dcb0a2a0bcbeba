import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { nextIcon } from '../icon/ui/next.gen.ts'
import { linkWith } from '../link/link-with.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './stat-tile.css.ts'

type Props = {
  /** Null while it is loading. */
  value: number | string | null
  label: string
  /** The link of the tile, such as the router's `<Link to="…" />`. Only one tile has one. */
  render?: ReactElement | undefined
}

/** A number about the member. */
export function StatTile({ value, label, render }: Props) {
  const children = (
    <>
      <span className={styles.value} data-value>
        {value ?? <Skeleton of="number" />}
      </span>{' '}
      <span className={styles.label}>
        <span>{label}</span>
        {render && <Icon icon={nextIcon} size={16} />}
      </span>
    </>
  )
  return render ? (
    linkWith(render, { className: styles.tile, 'data-link': 'true', children })
  ) : (
    <div className={styles.tile}>{children}</div>
  )
}

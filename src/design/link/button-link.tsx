import type { ReactElement, ReactNode } from 'react'
import { type ButtonLook, button } from '../button/button.css.ts'
import { label } from '../button/button-label.css.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { linkWith } from './link-with.ts'

type Props = ButtonLook & {
  /** The link to render, such as the router's `<Link to="/profile" />`. Its children are ours. */
  render?: ReactElement | undefined
  /** The address, where no element is given. */
  href?: string | undefined
  icon?: IconShape | undefined
  /** The name of a link that shows an icon alone: its children are then not seen. */
  iconOnly?: boolean | undefined
  /** What it leads to is awaited: a spinner stands in the place of the words, whose room stays. */
  busy?: boolean | undefined
  children: ReactNode
}

/** A link that looks like a button. `tone` is secondary unless said otherwise. */
export function ButtonLink(props: Props) {
  const { render, href, icon, iconOnly, busy, children, tone, size, full } = props
  const waits = busy ? 'true' : undefined
  return linkWith(render, href, {
    className: button({ tone, size, full, square: iconOnly }),
    'aria-label': (iconOnly || waits) && typeof children === 'string' ? children : undefined,
    'aria-busy': waits,
    'aria-disabled': waits,
    'data-busy': waits,
    children: (
      <>
        <span className={label} data-shown={waits && 'false'}>
          {icon && <Icon icon={icon} size={iconOnly ? 24 : 20} />}
          {!iconOnly && children}
        </span>
        {waits && (
          <span className={label}>
            <Spinner />
          </span>
        )}
      </>
    ),
  })
}

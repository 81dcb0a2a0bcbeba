import type { ReactElement, ReactNode } from 'react'
import { type ButtonLook, button } from '../button/button.css.ts'
import { label } from '../button/button-label.css.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { linkWith } from './link-with.ts'

type Props = ButtonLook & {
  /** The link to render, such as the router's `<Link to="/profile" />`. Its children are ours. */
  render?: ReactElement | undefined
  /** The address, where no element is given. */
  href?: string | undefined
  icon?: IconName | undefined
  /** The name of a link that shows an icon alone: its children are then not seen. */
  iconOnly?: boolean | undefined
  children: ReactNode
}

/** A link that looks like a button. `tone` is secondary unless said otherwise. */
export function ButtonLink({ render, href, icon, iconOnly, children, tone, size, full }: Props) {
  return linkWith(render, href, {
    className: button({ tone, size, full, square: iconOnly }),
    'aria-label': iconOnly && typeof children === 'string' ? children : undefined,
    children: (
      <span className={label}>
        {icon && <Icon name={icon} size={iconOnly ? 24 : 20} />}
        {!iconOnly && children}
      </span>
    ),
  })
}

import type { ReactElement, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../button/button-class.ts'
import { label } from '../button/button-label.css.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { linkWith } from './link-with.ts'

type Props = ButtonLook & {
  /** The link to render, such as the router's `<Link to="/profile" />`. Its children are replaced. */
  render: ReactElement
  icon?: IconShape | undefined
  /** The accessible name of an icon link, which hides its children. */
  iconOnly?: boolean | undefined
  /** The link's target is loading: a spinner replaces the label, whose space stays reserved. */
  busy?: boolean | undefined
  children: ReactNode
}

/** A link that looks like a button. `tone` is secondary by default. */
export function ButtonLink(props: Props) {
  const { render, icon, iconOnly, busy, children, tone, size, full } = props
  const waits = busy ? 'true' : undefined
  return linkWith(render, {
    className: buttonClass({ tone, size, full, square: iconOnly }),
    'aria-label': (iconOnly || waits) && typeof children === 'string' ? children : undefined,
    'aria-busy': waits,
    'aria-disabled': waits,
    'data-busy': waits,
    children: (
      <>
        <span className={label} data-shown={waits && 'false'}>
          {icon ? (
            <>
              <Icon icon={icon} size={iconOnly ? 24 : 20} />
              {!iconOnly && <span>{children}</span>}
            </>
          ) : (
            !iconOnly && children
          )}
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

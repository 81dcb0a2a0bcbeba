import { Dialog as Primitive } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { closeIcon } from '../icon/ui/close.gen.ts'
import * as styles from './dialog.css.ts'
import { useFocusInside } from './use-focus-inside.ts'

type Props = {
  open: boolean
  /** Escape, a press beside the dialog, or the close button. */
  onClose(): void
  title: string
  description?: string | undefined
  /** A plate above the title, for what cannot be undone. */
  icon?: IconShape | undefined
  /** The name of a close button in the corner; without it there is none. */
  closeLabel?: string | undefined
  /** The element that takes the focus first, such as Cancel. The first control unless said otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  children?: ReactNode
  /** The buttons, the one that cancels first. */
  actions: ReactNode
  size?: 'normal' | 'wide' | undefined
}

/** A question above the page; a sheet at the foot of a phone. Keeps the focus and gives it back. */
export function Dialog(props: Props) {
  const {
    open,
    onClose,
    title,
    description,
    icon,
    closeLabel,
    initialFocus,
    size = 'normal',
  } = props
  const panel = useFocusInside()
  return (
    <Primitive.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.scrim} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup
            ref={panel}
            className={styles.panel}
            data-size={size}
            {...(initialFocus && { initialFocus })}
          >
            {icon && (
              <span className={styles.plate}>
                <Icon icon={icon} size={24} />
              </span>
            )}
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {description && (
              <Primitive.Description className={styles.description}>
                {description}
              </Primitive.Description>
            )}
            {props.children && <div className={styles.body}>{props.children}</div>}
            <div className={styles.actions}>{props.actions}</div>
            {closeLabel && (
              <Primitive.Close className={styles.close} aria-label={closeLabel}>
                <Icon icon={closeIcon} size={18} />
              </Primitive.Close>
            )}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

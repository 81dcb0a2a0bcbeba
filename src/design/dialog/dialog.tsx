import { Dialog as Primitive } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { closeIcon } from '../icon/ui/close.gen.ts'
import * as styles from './dialog.css.ts'
import { useOpeningPress } from './use-opening-press.ts'
import { wrapTab } from './wrap-tab.ts'

type Props = {
  open: boolean
  /** Called for Escape, a press outside the dialog unless it `keepsOpenOutside`, or the close button. */
  onClose(): void
  title: string
  description?: string | undefined
  /** An icon plate above the title, for irreversible actions. */
  icon?: IconShape | undefined
  /** The accessible name of a close button in the corner; no name, no button. */
  closeLabel?: string | undefined
  /** The element that receives the initial focus, such as Cancel. The first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The element that receives the focus on close. By default the one that had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  children?: ReactNode
  /** The buttons, Cancel first. */
  actions: ReactNode
  size?: 'normal' | 'wide' | undefined
  /** A press outside does not close it, because the work in it would be lost. */
  keepsOpenOutside?: boolean | undefined
}

/**
 * A modal dialog; a sheet at the bottom of a phone. Traps the focus and restores it on close. The press that opened it
 * does not close it, answer it or move its focus.
 */
export function Dialog(props: Props) {
  const { onClose, title, description, icon, closeLabel, initialFocus, size = 'normal' } = props
  // A press is painted before the dialog appears or disappears, which takes longer to render.
  const open = useDeferredValue(props.open)
  const panel = useFocusInside()
  const openingPress = useOpeningPress(open)
  return (
    <Primitive.Root
      open={open}
      disablePointerDismissal={props.keepsOpenOutside ?? false}
      onOpenChange={(isOpen, { reason, event }) => {
        if (!isOpen && !(reason === 'outside-press' && openingPress.isOutside(event))) onClose()
      }}
    >
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.scrim} />
        <Primitive.Viewport
          className={styles.viewport}
          // A press beside the dialog would move the focus to the body, also where it does not close the dialog.
          onMouseDown={(press) => {
            if (press.target === press.currentTarget) press.preventDefault()
          }}
        >
          <Primitive.Popup
            ref={panel}
            className={styles.panel}
            data-size={size}
            onKeyDown={wrapTab}
            onMouseDownCapture={(press) => {
              if (openingPress.isInside(press.nativeEvent)) press.preventDefault()
            }}
            onClickCapture={(click) => {
              if (!openingPress.isInside(click.nativeEvent)) return
              click.preventDefault()
              click.stopPropagation()
            }}
            {...(initialFocus && { initialFocus })}
            {...(props.finalFocus && { finalFocus: props.finalFocus })}
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

/** A ref for an open dialog's panel. The panel receives the focus when the focused control is removed. */
function useFocusInside(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body && wasInside.current
    if (panel.current && isLost) panel.current.focus()
    wasInside.current = panel.current?.contains(document.activeElement) ?? false
  })
  return panel
}

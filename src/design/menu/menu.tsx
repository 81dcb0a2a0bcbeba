import { Menu as Primitive } from '@base-ui/react/menu'
import { Fragment, type ReactNode, startTransition, useState } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { menuCaretIcon } from '../icon/ui/menu-caret.gen.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './menu.css.ts'
import * as trigger from './trigger.css.ts'

type MenuItem = { label: string; icon: IconShape; onSelect(): void }

type Props = {
  /** The menu's purpose. It follows the trigger's content in the accessible name. */
  label: string
  /** The content of the trigger before its caret. */
  trigger: ReactNode
  /** A line separates two groups. */
  groups: readonly (readonly MenuItem[])[]
}

/** A menu button with the standard keyboard behaviour: arrows, Home, End, letters and Escape. */
export function Menu({ label, trigger: shows, groups }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const change = (wanted: boolean, { event }: Primitive.Root.ChangeEventDetails) => {
    // Rendering the list takes longer on a slow phone than a press may take to respond, so the trigger responds first.
    if (wanted && isPress(event)) startTransition(() => setIsOpen(true))
    // The next key may follow at once, and is for the list.
    else setIsOpen(wanted)
  }
  return (
    <Primitive.Root modal={false} open={isOpen} onOpenChange={change}>
      <Primitive.Trigger className={trigger.trigger}>
        {shows} <VisuallyHidden>{label}</VisuallyHidden>
        <span className={trigger.caret}>
          <Icon icon={menuCaretIcon} size={16} />
        </span>
      </Primitive.Trigger>
      <Primitive.Portal>
        {/* The bar is fixed while the page scrolls, so the menu must be fixed too or it would lag one frame behind. */}
        <Primitive.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          sideOffset={8}
          align="end"
        >
          <Primitive.Popup className={styles.popup} aria-label={label}>
            {groups.map((items, index) => (
              <Fragment key={items[0]?.label}>
                {index > 0 && <Primitive.Separator className={styles.rule} />}
                {items.map(({ label: name, icon, onSelect }) => (
                  <Primitive.Item key={name} className={styles.item} onClick={onSelect}>
                    <Icon icon={icon} />
                    <span>{name}</span>
                  </Primitive.Item>
                ))}
              </Fragment>
            ))}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Whether a pointer caused the click. Clicks from the keyboard have no click count. */
const isPress = (event: Event): boolean => event instanceof MouseEvent && event.detail > 0

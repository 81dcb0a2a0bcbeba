import { Menu as Primitive } from '@base-ui/react/menu'
import { type ReactNode, startTransition, useState } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { menuCaretIcon } from '../icon/ui/menu-caret.gen.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { useBreakpoint } from '../theme/use-breakpoint.ts'
import * as styles from './menu.css.ts'
import * as trigger from './trigger.css.ts'

/** A menu item, or the separator between two groups. */
export type MenuItem =
  | {
      kind: 'item'
      label: string
      icon: IconShape
      onSelect(): void
      /** The breakpoint from which the item is omitted, because the page shows it elsewhere. */
      hideAbove?: 'md' | undefined
    }
  | { kind: 'rule' }

type Props = {
  /** The menu's purpose. It follows the trigger's content in the accessible name. */
  label: string
  /** The content of the trigger before its caret. */
  trigger: ReactNode
  items: readonly MenuItem[]
}

/** A menu button with the standard keyboard behaviour: arrows, Home, End, letters and Escape. */
export function Menu({ label, trigger: shows, items }: Props) {
  const isWide = useBreakpoint('md')
  const [isOpen, setIsOpen] = useState(false)
  const change = (wanted: boolean, { event }: Primitive.Root.ChangeEventDetails) => {
    // Rendering the list takes longer on a slow phone than a press may take to respond, so the trigger responds first.
    if (wanted && isPress(event)) startTransition(() => setIsOpen(true))
    // The next key may follow at once, and is for the list.
    else setIsOpen(wanted)
  }
  const shown = items.filter((item) => item.kind === 'rule' || item.hideAbove !== 'md' || !isWide)
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
            {shown.map((item, index) =>
              item.kind === 'rule' ? (
                <Primitive.Separator key={ruleKey(shown[index + 1])} className={styles.rule} />
              ) : (
                <Primitive.Item key={item.label} className={styles.item} onClick={item.onSelect}>
                  <Icon icon={item.icon} />
                  <span>{item.label}</span>
                </Primitive.Item>
              ),
            )}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Whether a pointer caused the click. Clicks from the keyboard have no click count. */
const isPress = (event: Event): boolean => event instanceof MouseEvent && event.detail > 0

function ruleKey(next: MenuItem | undefined): string {
  return `rule before ${next?.kind === 'item' ? next.label : 'nothing'}`
}

import { Menu as Primitive } from '@base-ui/react/menu'
import { type ReactNode, startTransition, useState } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { menuCaretIcon } from '../icon/ui/menu-caret.gen.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { useFrom } from '../theme/use-from.ts'
import * as styles from './menu.css.ts'
import * as trigger from './trigger.css.ts'

/** An action of a menu, or the line between two groups of them. */
export type MenuItem =
  | {
      kind: 'item'
      label: string
      icon: IconShape
      onSelect(): void
      /** The breakpoint from which the item is left out, because the page shows it elsewhere. */
      hideFrom?: 'md' | undefined
    }
  | { kind: 'rule' }

type Props = {
  /** What the menu is for. Follows the trigger's content in its name. */
  label: string
  /** What the trigger shows before its caret. */
  trigger: ReactNode
  items: readonly MenuItem[]
}

/** A button that opens a list of actions. Arrows, Home, End, letters and Escape do what they should. */
export function Menu({ label, trigger: shows, items }: Props) {
  const isWide = useFrom('md')
  const [isOpen, setIsOpen] = useState(false)
  const change = (wanted: boolean, { event }: Primitive.Root.ChangeEventDetails) => {
    // Drawing the list takes a slow phone longer than a press may go unanswered: the trigger answers first.
    if (wanted && isPress(event)) startTransition(() => setIsOpen(true))
    // The next key may follow at once, and is for the list.
    else setIsOpen(wanted)
  }
  const shown = items.filter((item) => item.kind === 'rule' || item.hideFrom !== 'md' || !isWide)
  return (
    <Primitive.Root modal={false} open={isOpen} onOpenChange={change}>
      <Primitive.Trigger className={trigger.trigger}>
        {shows}
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={trigger.caret}>
          <Icon icon={menuCaretIcon} size={16} />
        </span>
      </Primitive.Trigger>
      <Primitive.Portal>
        {/* The bar stays where it is when the page is scrolled: what hangs on it must not follow a frame later. */}
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
                  {item.label}
                </Primitive.Item>
              ),
            )}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Whether a pointer has done it: what a key does counts no clicks. */
const isPress = (event: Event): boolean => event instanceof MouseEvent && event.detail > 0

function ruleKey(next: MenuItem | undefined): string {
  return `rule before ${next?.kind === 'item' ? next.label : 'nothing'}`
}

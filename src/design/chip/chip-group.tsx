import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import * as styles from './chip.css.ts'
import { chipAfterKey, typedChip, typedWith } from './chip-keys.ts'

type Props = {
  /** The accessible name of the group. */
  label: string
  /** The id of the element that describes the group. */
  describedBy?: string | undefined
  names: readonly string[]
  /** Renders a `Chip` with this label and its `tabStop`. */
  children(name: string, tabStop: boolean): ReactNode
}

/**
 * Chips on the rails of a lattice, in as many rows as they need. The group is one tab stop. Arrow keys, Home, End and the
 * first letters of a label move the focus between the chips. Enter toggles one, as Space does: it never submits.
 */
export function ChipGroup({ label, describedBy, names, children }: Props) {
  const [focused, setFocused] = useState<string>()
  const typed = useRef({ text: '', at: 0 })
  const tabStop = focused !== undefined && names.includes(focused) ? focused : names[0]

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const chips = chipsOf(event.currentTarget)
    const current = chips.indexOf(event.target as HTMLElement)
    if (event.key === 'Enter') {
      event.preventDefault()
      chips[current]?.click()
      return
    }
    const isCharacter = [...event.key].length === 1 && event.key !== ' '
    typed.current = isCharacter
      ? typedWith(typed.current, event.key, event.timeStamp)
      : { text: '', at: 0 }
    const next = isCharacter
      ? typedChip(chips, current, typed.current)
      : chipAfterKey(chips, current, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const holdTabStop = (event: FocusEvent<HTMLElement>) =>
    setFocused(names[chipsOf(event.currentTarget).indexOf(event.target)])

  return (
    <fieldset
      className={styles.group}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={moveFocus}
      onFocus={holdTabStop}
    >
      {names.map((name) => children(name, name === tabStop))}
    </fieldset>
  )
}

const chipsOf = (group: HTMLElement) => [
  ...group.querySelectorAll<HTMLElement>('button[role=checkbox]'),
]

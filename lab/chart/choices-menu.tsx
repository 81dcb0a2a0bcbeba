import { useEffect, useRef } from 'react'
import type { Lab } from '../app/lab.ts'
import type { Offer } from '../app/lab-machine.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/controls.tsx'
import { displayText } from '../parts/format.ts'
import { hint, stack } from '../parts/parts.css.ts'
import * as styles from './chart-pane.css.ts'

/** The ways to take the pressed transition, and why the other samples do not take it. */
export function ChoicesMenu({ lab, offer }: { lab: Lab; offer: Offer }) {
  const menu = useRef<HTMLDivElement>(null)
  const { label, choices, others, x, y } = offer
  useEffect(() => {
    menu.current?.showPopover()
    menu.current?.querySelector('button')?.focus()
  }, [])

  function choose(moves: readonly string[]) {
    // Returns the focus to the pressed label.
    menu.current?.hidePopover()
    lab.send({ type: 'moves made', moves })
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="dialog"
      aria-label={displayText(label)}
      className={styles.menu}
      style={{
        insetInlineStart: `min(${x}px, 100vw - 380px)`,
        insetBlockStart: `min(${y + 4}px, 60vh)`,
      }}
      onToggle={({ newState }) => {
        if (newState === 'closed') lab.send({ type: 'choices closed' })
      }}
    >
      <p className={styles.label}>{displayText(label)}</p>
      <p className={hint}>{choices.length === 0 ? labCopy.choices.none : labCopy.choices.choose}</p>
      <ul className={stack}>
        {choices.map(({ name, moves }, index) => (
          <li key={name}>
            <LabButton shortcut={String(index + 1)} onPress={() => choose(moves)}>
              {displayText(name)}
            </LabButton>
          </li>
        ))}
      </ul>
      {others.length > 0 && <p className={hint}>{labCopy.choices.others}</p>}
      <ul className={stack}>
        {others.map((other) => (
          <li key={other.name} className={hint}>
            <b>{displayText(other.name)}</b>{' '}
            {'takes' in other
              ? labCopy.choices.takes(other.takes.map(displayText))
              : labCopy.refusedBy(other.refusedBy)}
          </li>
        ))}
      </ul>
    </div>
  )
}

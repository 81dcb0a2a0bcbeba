import { useEffect, useRef } from 'react'
import { helpCopy } from '../help-copy.ts'
import { LabButton } from '../parts/controls.tsx'
import { heading, row } from '../parts/parts.css.ts'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'

/** What the lab is, and its keys. */
export function HelpDialog({ lab }: { lab: Lab }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.help}
      aria-label={helpCopy.help.title}
      onClose={() => lab.send({ type: 'help closed' })}
    >
      <h2 className={heading}>{helpCopy.help.title}</h2>
      <p className={styles.introductionText}>{helpCopy.introduction.text}</p>
      <table className={styles.keys}>
        <tbody>
          {helpCopy.help.keys.map(([keys, effect]) => (
            <tr key={keys}>
              <th scope="row" className={styles.key}>
                <kbd>{keys}</kbd>
              </th>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={row}>
        <LabButton tone="primary" onPress={() => dialog.current?.close()}>
          {helpCopy.help.close}
        </LabButton>
      </div>
    </dialog>
  )
}

/** What the lab is, in three sentences, until the tester closes it. */
export function Introduction({ lab }: { lab: Lab }) {
  return (
    <section className={styles.introduction} aria-label={helpCopy.introduction.label}>
      <p className={styles.introductionText}>{helpCopy.introduction.text}</p>
      <LabButton tone="primary" onPress={() => lab.send({ type: 'introduction closed' })}>
        {helpCopy.introduction.close}
      </LabButton>
    </section>
  )
}

/** Skip links to the parts of the page. They are buttons, because the fragment of the URL identifies a step. */
export function SkipLinks() {
  return (
    <nav className={styles.skipLinks} aria-label={helpCopy.skip.label}>
      {Object.entries(helpCopy.skip.parts).map(([part, name]) => (
        <LabButton key={part} onPress={() => focusIn(part)}>
          {name}
        </LabButton>
      ))}
    </nav>
  )
}

const focusIn = (part: string) => {
  const first = document
    .querySelector(`[data-part="${part}"]`)
    ?.querySelector<HTMLElement>(
      ':is(a[href], button, input, select, textarea, summary):not(:disabled)',
    )
  first?.focus()
}

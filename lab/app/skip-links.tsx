import { helpCopy } from '../help-copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import * as styles from './lab-page.css.ts'

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

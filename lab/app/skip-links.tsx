import { helpCopy } from '../help-copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import * as styles from './lab-page.css.ts'
import { tourParts } from './tour-parts.ts'

/** Skip links to the parts of the page. They are buttons, because the fragment of the URL identifies a step. */
export function SkipLinks() {
  return (
    <nav className={styles.skipLinks} aria-label={helpCopy.skip.label}>
      {tourParts.map((part) => (
        <LabButton key={part} onPress={() => focusIn(part)}>
          {helpCopy.skip.parts[part]}
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

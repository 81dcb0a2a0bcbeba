import { helpCopy } from '../help-copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'

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

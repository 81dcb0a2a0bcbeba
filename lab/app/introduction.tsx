import { helpCopy } from '../help-copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { hint, row } from '../parts/parts.css.ts'
import * as styles from './introduction.css.ts'
import type { Lab } from './lab.ts'
import { tourParts } from './tour-parts.ts'

/** What the lab is, in three sentences, until the tester closes it. */
export function Introduction({ lab }: { lab: Lab }) {
  return (
    <section className={styles.introduction} aria-label={helpCopy.introduction.label}>
      <p className={styles.introductionText}>{helpCopy.introduction.text}</p>
      <div className={styles.introductionButtons}>
        <LabButton tone="primary" onPress={() => lab.send({ type: 'tour started' })}>
          {helpCopy.tourOf.start}
        </LabButton>
        <LabButton onPress={() => lab.send({ type: 'introduction closed' })}>
          {helpCopy.introduction.close}
        </LabButton>
      </div>
    </section>
  )
}

/** One step of the tour. The page marks the part that it explains. */
export function Tour({ lab, step }: { lab: Lab; step: number }) {
  const part = tourParts[step]
  if (!part) return null
  const isLast = step + 1 === tourParts.length
  return (
    <section
      ref={bringIntoView}
      key={part}
      className={styles.tour}
      aria-label={helpCopy.tourOf.label}
    >
      <p className={hint}>{helpCopy.tourOf.progress(step + 1, tourParts.length)}</p>
      <p className={styles.introductionText} aria-live="polite">
        {helpCopy.tourOf.parts[part]}
      </p>
      <div className={row}>
        <LabButton tone="primary" onPress={() => lab.send({ type: 'tour continued' })}>
          {isLast ? helpCopy.tourOf.done : helpCopy.tourOf.next}
        </LabButton>
        {!isLast && (
          <LabButton onPress={() => lab.send({ type: 'tour ended' })}>
            {helpCopy.tourOf.end}
          </LabButton>
        )}
      </div>
    </section>
  )
}

/** Moves the focus to the step, and the explained part into view. */
const bringIntoView = (tour: HTMLElement | null) => {
  if (!tour) return
  tour.querySelector('button')?.focus()
  const part = tour.closest<HTMLElement>('[data-tour]')?.dataset.tour
  document.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ block: 'nearest' })
}

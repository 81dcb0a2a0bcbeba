import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { hint, row } from '../parts/parts.css.ts'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'
import { tourParts } from './tour-parts.ts'

/** What the lab is, in three sentences, until the tester closes it. */
export function Introduction({ lab }: { lab: Lab }) {
  return (
    <section className={styles.introduction} aria-label={labCopy.introduction.label}>
      <p className={styles.introductionText}>{labCopy.introduction.text}</p>
      <div className={row}>
        <LabButton tone="primary" onPress={() => lab.send({ type: 'tour started' })}>
          {labCopy.tourOf.start}
        </LabButton>
        <LabButton onPress={() => lab.send({ type: 'introduction closed' })}>
          {labCopy.introduction.close}
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
      aria-label={labCopy.tourOf.label}
    >
      <p className={hint}>{labCopy.tourOf.progress(step + 1, tourParts.length)}</p>
      <p className={styles.introductionText} aria-live="polite">
        {labCopy.tourOf.parts[part]}
      </p>
      <div className={row}>
        <LabButton tone="primary" onPress={() => lab.send({ type: 'tour continued' })}>
          {isLast ? labCopy.tourOf.done : labCopy.tourOf.next}
        </LabButton>
        {!isLast && (
          <LabButton onPress={() => lab.send({ type: 'tour ended' })}>
            {labCopy.tourOf.end}
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

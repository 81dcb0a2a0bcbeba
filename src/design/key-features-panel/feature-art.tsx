import { Drawing, type DrawingName } from '../drawing/drawing.tsx'
import * as styles from './key-features-panel.css.ts'

/** The illustration of a feature: a whole card for wide windows, a small plate for phones. */
export function FeatureArt({ wide, narrow }: { wide: DrawingName; narrow: DrawingName }) {
  return (
    <>
      <svg className={styles.wideArt} viewBox="0 0 344 290" aria-hidden="true">
        <Drawing of={wide} />
      </svg>
      <svg className={styles.plate} viewBox="0 0 108 132" aria-hidden="true">
        <Drawing of={narrow} />
      </svg>
    </>
  )
}

import { Drawing } from '../drawing/drawing.tsx'
import * as styles from './key-features-panel.css.ts'

type Props = {
  /**
   * `schedule`: three calendars, and the hour that is free in all of them; `connections`: friends and colleagues in one
   * list; `insights`: the app's reminders.
   */
  of: 'schedule' | 'connections' | 'insights'
}

/** The illustration of a feature: a whole card for wide windows, a small plate for phones. Decoration. */
export function FeatureArt({ of: feature }: Props) {
  return (
    <>
      <svg className={styles.wideArt} viewBox="0 0 344 290" aria-hidden="true">
        <Drawing of={feature} />
      </svg>
      <svg className={styles.plate} viewBox="0 0 108 132" aria-hidden="true">
        <Drawing of={`${feature}-plate`} />
      </svg>
    </>
  )
}

import * as styles from './hero-stage.css.ts'
import { phoneStage } from './phone-stage.ts'
import { StageArt } from './stage-art.tsx'
import { wideStage } from './wide-stage.ts'

/**
 * The calendar of the landing page: three busy evenings, and the hour that all three have free. `label` is the text
 * alternative; the illustration is a single image.
 */
export function HeroStage({ label }: { label: string }) {
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <StageArt stage={wideStage} shown="wide" />
      <StageArt stage={phoneStage} shown="phone" />
    </div>
  )
}

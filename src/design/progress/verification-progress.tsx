import { LeafArt } from '../vine/plant-art.tsx'
import * as vine from '../vine/vine.css.ts'
import * as styles from './verification-progress.css.ts'
import { footOf, rail, verificationVine } from './verification-vine.ts'

type Props = {
  /** Checks made. */
  done: number
  /** Checks in all. */
  of: number
  /** Whether another check is due: a ring marks it. */
  running: boolean
  /** The email is verified: the vine is complete, however many checks it took. */
  complete?: boolean | undefined
  caption: string
}

const width = 560

/** A rail with a tick and a leaf for every check. The caption has the same content as text. */
export function VerificationProgress({ done, of, running, complete = false, caption }: Props) {
  const { stem, leaves } = verificationVine({ done, of, complete })
  const checks = Array.from({ length: of }, (_, index) => index + 1)
  return (
    <div className={styles.progress}>
      <svg className={styles.drawing} viewBox={`0 0 ${width} 56`} aria-hidden="true">
        <g className={vine.slats} strokeLinecap="round">
          <path strokeWidth="2" d={`M${rail.from} ${rail.y}H${rail.to}`} />
          {checks.map((check) => (
            <path key={check} strokeWidth="1.6" d={`M${footOf(check, of)} ${rail.y - 4}v8`} />
          ))}
        </g>
        {stem !== '' && <path className={vine.stem} strokeWidth="3" d={stem} />}
        {leaves.map((leaf) => (
          <g key={leaf.x} className={styles.leaf}>
            <LeafArt leaf={leaf} />
          </g>
        ))}
        {running && !complete && done < of && (
          <g transform={`translate(${footOf(done + 1, of) + 5} ${rail.y})`}>
            <circle className={styles.ring} r="7.6" />
            <circle className={styles.ringDot} r="2.8" />
          </g>
        )}
      </svg>
      <p className={styles.caption}>{caption}</p>
    </div>
  )
}

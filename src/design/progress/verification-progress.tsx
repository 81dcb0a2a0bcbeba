import type { Leaf } from '../vine/climb.ts'
import { LeafArt } from '../vine/plant-art.tsx'
import * as vine from '../vine/vine.css.ts'
import * as styles from './verification-progress.css.ts'

type Props = {
  /** Checks made. */
  done: number
  /** Checks in all. */
  of: number
  /** Whether a next check is due: a ring marks it. */
  running: boolean
  /** The address is verified: the vine is whole, whatever number of checks it took. */
  complete?: boolean | undefined
  caption: string
}

const width = 560
const rail = { from: 9.6, to: 550.8, y: 28 }

/** A leaf for every check on a rail with a tick for each. The caption says the same in words. */
export function VerificationProgress({ done, of, running, complete = false, caption }: Props) {
  const pitch = (rail.to - rail.from - 9) / of
  const footOf = (check: number) => rail.from - 9.6 + pitch * check
  const grown = complete ? of : Math.min(done, of)
  const checks = Array.from({ length: of }, (_, index) => index + 1)
  const stemEnd = complete ? rail.to : grown === 0 ? rail.from : footOf(grown) + 12
  return (
    <div className={styles.progress}>
      <svg className={vine.wide} viewBox={`0 0 ${width} 56`} aria-hidden="true">
        <g className={vine.slats} strokeLinecap="round">
          <path strokeWidth="2" d={`M${rail.from} ${rail.y}H${rail.to}`} />
          {checks.map((check) => (
            <path key={check} strokeWidth="1.6" d={`M${footOf(check)} ${rail.y - 4}v8`} />
          ))}
        </g>
        {grown > 0 && (
          <path className={vine.stem} strokeWidth="3" d={`M${rail.from} ${rail.y}H${stemEnd}`} />
        )}
        {checks.slice(0, grown).map((check) => (
          <g key={check} className={styles.leaf}>
            <LeafArt leaf={leafOf(check, footOf(check))} />
          </g>
        ))}
        {complete && <Tip />}
        {running && !complete && grown < of && (
          <g transform={`translate(${footOf(grown + 1) + 5} ${rail.y})`}>
            <circle className={styles.ring} r="7.6" />
            <circle className={styles.ringDot} r="2.8" />
          </g>
        )}
      </svg>
      <p className={styles.caption}>{caption}</p>
    </div>
  )
}

function Tip() {
  return (
    <>
      <LeafArt leaf={{ x: 548, y: rail.y + 2, size: 22, heading: 65, light: false }} />
      <LeafArt leaf={{ x: 546, y: rail.y, size: 17.5, heading: 42, light: true }} />
    </>
  )
}

function leafOf(check: number, x: number): Leaf {
  const isAbove = check % 2 === 1
  return {
    x,
    y: rail.y + (isAbove ? 1 : -1),
    size: check % 3 === 2 ? 13 : 16,
    heading: isAbove ? 49 : 131,
    light: check % 5 === 3,
  }
}

import { climb, type Plant } from '../vine/climb.ts'
import { leafPath, leafTransform, type Point } from '../vine/geometry.ts'
import * as styles from './film-panel.css.ts'

type WindowDrawing = {
  width: number
  height: number
  uprights: readonly number[]
  rails: readonly number[]
  bar: number
  sun: number
  stem: number
  vines: readonly Plant[]
}

const windows: Readonly<Record<'wide' | 'phone', WindowDrawing>> = {
  wide: {
    width: 760,
    height: 475,
    uprights: [127, 253, 380, 507, 633],
    rails: [118, 237, 356],
    bar: 12,
    sun: 161,
    stem: 5,
    vines: vines(760, 1, 1),
  },
  phone: {
    width: 336,
    height: 374,
    uprights: [56, 168, 280],
    rails: [93, 187, 281],
    bar: 7,
    sun: 126,
    stem: 3,
    vines: vines(336, 0.58, 0.79),
  },
}

const greens = ['#2A6A4D', '#3C8561', '#1F4F3A']

/** The evening behind a trellis. The button is at the central crossing. Decoration. */
export function WindowArt() {
  return (
    <>
      <Drawing shown="wide" />
      <Drawing shown="phone" />
    </>
  )
}

function Drawing({ shown }: { shown: keyof typeof windows }) {
  const { width, height, uprights, rails, bar, sun, stem, vines } = windows[shown]
  const evening = `evening-${shown}`
  return (
    <svg
      className={styles.art[shown]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <linearGradient id={evening} x2="0" y2="1">
        <stop stopColor="#F8DC95" />
        <stop offset=".5" stopColor="#F2AA70" />
        <stop offset="1" stopColor="#D2714B" />
      </linearGradient>
      <path fill={`url(#${evening})`} d={`M0 0H${width}V${height}H0Z`} />
      <g fill="#FDF2DA">
        <circle cx={width / 2} cy={height / 2} r={sun * 1.33} opacity=".32" />
        <circle cx={width / 2} cy={height / 2} r={sun} />
      </g>
      <g transform={`translate(${width / 2 - 380} ${height - 475})`}>
        <path
          fill="#B04E2E"
          opacity=".8"
          d="M0 369C90 330 260 345 400 340S600 300 760 352V475H0Z"
        />
        <path
          fill="#B04E2E"
          d="M0 380C180 330 240 346 380 350S620 290 760 362V475H0Z"
          opacity=".5"
        />
        <path fill="#652716" d="M0 428C120 396 300 414 430 416S640 366 760 414V475H0Z" />
      </g>
      <path
        className={styles.bars}
        strokeWidth={bar}
        d={[
          ...uprights.map((x) => `M${x} 0V${height}`),
          ...rails.map((y) => `M0 ${y}H${width}`),
        ].join('')}
      />
      {vines.map((plant) => (
        <g key={plant.stem}>
          <path fill="none" stroke="#0D1712" strokeWidth={stem} d={plant.stem} />
          {plant.leaves.map((leaf, index) => (
            <path
              key={leafTransform(leaf)}
              fill={leaf.light ? '#A5C536' : greens[index % greens.length]}
              transform={leafTransform(leaf)}
              d={leafPath}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

/**
 * Two vines that weave round the outer slats, and two shoots below the sun. `across` and `up` are the fractions of
 * their full size.
 */
function vines(width: number, across: number, up: number): Plant[] {
  const measured = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [x * across, y * up])
  const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [width - x, y])
  const weaving = measured([
    [50, 490],
    [50, 400],
    [120, 340],
    [120, 240],
    [52, 150],
    [52, 80],
    [130, 4],
  ])
  const shoot = measured([
    [205, 490],
    [205, 430],
    [250, 370],
    [250, 306],
  ])
  const lower = measured([
    [215, 490],
    [215, 440],
    [255, 400],
    [255, 356],
  ])
  const big = { radius: 60 * across, step: 58 * up, start: 30, scale: 2.1 * across, spread: 58 }
  const small = { radius: 40 * across, step: 44 * up, start: 22, scale: 1.5 * across }
  return [
    climb(weaving, big),
    climb(shoot, small),
    climb(mirrored(lower), small),
    climb(mirrored(weaving), { ...big, firstSide: 'left' }),
  ]
}

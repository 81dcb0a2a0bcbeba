import { climb } from '../vine/climb.ts'
import { leafPath, type Point } from '../vine/geometry.ts'
import * as styles from './film-panel.css.ts'

const big = { radius: 60, step: 58, start: 30, scale: 2.1, spread: 58 }
const small = { radius: 40, step: 44, start: 22, scale: 1.5 }

const weave = (x: number, top: number): Point[] => [
  [x - 20, 490],
  [x - 20, 400],
  [x + 50, 340],
  [x + 50, 240],
  [x - 18, 150],
  [x - 18, 80],
  [x + 60, top],
]

const vines = [
  { side: '104px', plant: climb(weave(70, 4), big) },
  {
    side: '104px',
    plant: climb(
      [
        [205, 490],
        [205, 430],
        [250, 370],
        [250, 306],
      ],
      small,
    ),
  },
  {
    side: '-104px',
    plant: climb(
      [
        [545, 490],
        [545, 440],
        [505, 400],
        [505, 356],
      ],
      small,
    ),
  },
  {
    side: '-104px',
    plant: climb(
      weave(70, 4).map(([x, y]): Point => [760 - x, y]),
      { ...big, firstSide: 'left' },
    ),
  },
] as const

const greens = ['#2A6A4D', '#3C8561', '#1F4F3A']

/** The evening behind a trellis: the middle of it is where the button stands. Decoration. */
export function WindowArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 760 475"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <linearGradient id="evening" x2="0" y2="1">
        <stop stopColor="#F8DC95" />
        <stop offset=".5" stopColor="#F2AA70" />
        <stop offset="1" stopColor="#D2714B" />
      </linearGradient>
      <path fill="url(#evening)" d="M0 0H760V475H0Z" />
      <g fill="#FDF2DA">
        <circle cx="380" cy="238" r="214" opacity=".32" />
        <circle cx="380" cy="238" r="161" />
      </g>
      <path fill="#B04E2E" opacity=".8" d="M0 369C90 330 260 345 400 340S600 300 760 352V475H0Z" />
      <path fill="#B04E2E" d="M0 380C180 330 240 346 380 350S620 290 760 362V475H0Z" opacity=".5" />
      <path fill="#652716" d="M0 428C120 396 300 414 430 416S640 366 760 414V475H0Z" />
      <path
        className={styles.bars}
        d="M127 0V475M253 0V475M380 0V475M507 0V475M633 0V475M0 118H760M0 237H760M0 356H760"
      />
      {vines.map(({ side, plant }) => (
        <g key={plant.stem} className={styles.side[side]}>
          <path fill="none" stroke="#0D1712" strokeWidth="5" d={plant.stem} />
          {plant.leaves.map(({ x, y, size, heading, light }, index) => (
            <path
              key={`${x} ${y} ${heading}`}
              fill={light ? '#A5C536' : greens[index % greens.length]}
              transform={`translate(${x} ${y}) rotate(${heading - 45})`}
              d={leafPath(size)}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

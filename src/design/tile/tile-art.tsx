import { climb } from '../vine/climb.ts'
import { PlantArt } from '../vine/plant-art.tsx'
import * as vine from '../vine/vine.css.ts'
import * as styles from './tile-art.css.ts'

type Props = { art: 'events' | 'connections' | 'interests'; count: number }

/** The small illustration of a tile. Decoration: the number has the same information. */
export function TileArt({ art, count }: Props) {
  if (art === 'events') return <EventSquares count={count} />
  if (art === 'connections') return <ConnectionStack count={count} />
  return <InterestStem count={count} />
}

const columns = 7
const rows = 4
const pitch = 17

function EventSquares({ count }: { count: number }) {
  const squares = Array.from({ length: columns * rows }, (_, index) => ({
    index,
    x: (index % columns) * pitch + 0.75,
    y: Math.floor(index / columns) * pitch + 0.75,
  }))
  return (
    <svg viewBox="0 0 116 65" width="116" height="65" aria-hidden="true">
      {squares.map(({ index, x, y }) => (
        <rect
          key={index}
          className={styles.square}
          data-state={index >= count ? 'open' : index % 9 === 4 ? 'light' : 'full'}
          x={x}
          y={y}
          width="12.5"
          height="12.5"
          rx="3.5"
        />
      ))}
    </svg>
  )
}

const hues = ['marigold', 'wisteria', 'lagoon', 'clay'] as const

function ConnectionStack({ count }: { count: number }) {
  return (
    <span className={styles.stack}>
      {hues.slice(0, count).map((hue) => (
        <span key={hue} className={styles.stacked}>
          <FourLeaves hue={hue} />
        </span>
      ))}
    </span>
  )
}

const leafTurns = [0, 90, 180, 270] as const

/** Replaces the picture of a connection. */
function FourLeaves({ hue }: { hue: (typeof hues)[number] }) {
  return (
    <svg
      className={styles.fourLeaves[hue]}
      viewBox="-20 -20 40 40"
      width="38"
      height="38"
      aria-hidden="true"
    >
      {leafTurns.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn}) translate(.8 -.8)`}
          d="M0 0V-4.9A8.1 8.1 0 0 1 8.1 -13H13V-8.1A8.1 8.1 0 0 1 4.9 0Z"
        />
      ))}
    </svg>
  )
}

const stem = climb(
  [
    [0, 44],
    [84, 44],
    [117, 20],
  ],
  { radius: 24, step: 16.4, start: 8, scale: 0.84 },
)

/** The stem with a leaf for each interest, from its base on, as far as there is space. */
const withLeaves = (count: number) => ({ ...stem, leaves: stem.leaves.slice(0, count) })

function InterestStem({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 140 64" width="140" height="64" aria-hidden="true">
      <path className={vine.slats} strokeWidth="1.5" d="M0 44H140" />
      {count > 0 && <PlantArt plant={withLeaves(count)} width={2.5} />}
    </svg>
  )
}

import { playIcon } from '../icon/ui/play.gen.ts'
import { vars } from '../theme/contract.css.ts'
import { climb, type Plant } from '../vine/climb.ts'
import { leafPath, leafTransform, type Point } from '../vine/geometry.ts'

const width = 760
const height = 475
const [middle, centre] = [width / 2, height / 2]
const sun = 161
const uprights = [127, 253, middle, 507, 633]
const rails = [118, 237, 356]
const greens = ['#2A6A4D', '#3C8561', '#1F4F3A']

/** The evening behind a trellis, its vines, and the icon of the button in front of them. Decoration. */
export function WindowDrawings() {
  return (
    <>
      <g id="window">
        <g fill="#FDF2DA">
          <circle cx={middle} cy={centre} r="214" opacity=".32" />
          <circle cx={middle} cy={centre} r={sun} />
        </g>
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
        <path
          fill="none"
          stroke={vars.color.bg.feature}
          strokeWidth="12"
          d={[
            ...uprights.map((x) => `M${x} 0V${height}`),
            ...rails.map((y) => `M0 ${y}H${width}`),
          ].join('')}
        />
      </g>
      <Vine id="left-vine" plant={climb(weaving, big)} />
      <Vine id="left-shoot" plant={climb(shoot, small)} />
      <Vine id="right-vine" plant={climb(mirrored(weaving), { ...big, firstSide: 'left' })} />
      <Vine id="right-shoot" plant={climb(mirrored(lowerShoot), small)} />
      <path id="play" fill="currentColor" d={playIcon.path} />
    </>
  )
}

function Vine({ id, plant }: { id: string; plant: Plant }) {
  return (
    <g id={id}>
      <path fill="none" stroke="#0D1712" strokeWidth="5" d={plant.stem} />
      {plant.leaves.map((leaf, index) => (
        <g key={leafTransform(leaf)} transform={leafTransform(leaf)}>
          <path fill={leaf.light ? '#A5C536' : greens[index % greens.length]} d={leafPath} />
        </g>
      ))}
    </g>
  )
}

/* Each side has a vine that weaves round the outer slats, and a shoot below the sun. */
const big = { radius: 60, step: 58, start: 30, scale: 2.1, spread: 58 }
const small = { radius: 40, step: 44, start: 22, scale: 1.5 }
const weaving: readonly Point[] = [
  [50, 490],
  [50, 400],
  [120, 340],
  [120, 240],
  [52, 150],
  [52, 80],
  [130, 4],
]
const shoot: readonly Point[] = [
  [205, 490],
  [205, 430],
  [250, 370],
  [250, 306],
]
const lowerShoot: readonly Point[] = [
  [215, 490],
  [215, 440],
  [255, 400],
  [255, 356],
]

function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [width - x, y])
}

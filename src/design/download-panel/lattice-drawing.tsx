import { vineInk } from '../drawing/ink.ts'
import { vars } from '../theme/contract.css.ts'
import { climb } from '../vine/climb.ts'
import { PlantArt, TieArt } from '../vine/plant-art.tsx'

const { vine } = vars.color
const ink = { ...vineInk, light: { fill: vine.onBloomLight } }

const width = 680
const height = 900
const uprights = [60, 200, 340, 480, 620]
const rails = [150, 290, 430, 570, 710, 850, 990, 1130]

const options = { radius: 46, step: 66, start: 34, scale: 2.1, spread: 52 }
const plants = [
  climb(
    [
      [112, 1300],
      [112, 800],
      [60, 720],
      [60, 620],
      [112, 520],
      [112, 420],
      [60, 330],
      [60, 262],
    ],
    options,
  ),
  climb(
    [
      [568, 1300],
      [568, 800],
      [620, 700],
      [620, 640],
      [568, 560],
      [568, 470],
      [620, 400],
      [620, 250],
      [576, 190],
      [576, 130],
    ],
    {
      ...options,
      firstSide: 'left',
    },
  ),
]
const ties = [
  [60, 290],
  [60, 710],
  [620, 290],
  [620, 710],
] as const

/** The part of the trellis behind the phone. Decoration. */
export function LatticeDrawing() {
  return (
    <g id="lattice">
      <path
        fill="none"
        stroke={vine.onBloomSlat}
        strokeWidth="6"
        d={[
          ...uprights.map((x) => `M${x} -600V${height * 2}`),
          ...rails.map((y) => `M0 ${y}H${width}`),
        ].join('')}
      />
      {plants.map((plant) => (
        <PlantArt key={plant.stem} plant={plant} width={4} ink={ink} />
      ))}
      {ties.map(([x, y]) => (
        <TieArt key={`${x} ${y}`} x={x} y={y} scale={1.6} ink={ink} />
      ))}
    </g>
  )
}

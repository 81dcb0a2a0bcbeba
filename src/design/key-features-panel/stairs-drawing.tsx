import * as ink from '../drawing/ink.ts'
import { climb } from '../vine/climb.ts'
import { PlantArt } from '../vine/plant-art.tsx'
import { lattice } from './lattice.ts'

const { column, rung } = lattice
const width = column * 3
const slat = { ...ink.line, strokeWidth: 1.5 }
/** Beyond the top and bottom of the illustration. The panel clips the excess. */
const far = 1600

const vine = climb(
  [
    [0, 620],
    [0, 0],
    [column, 0],
    [column, -rung],
    [column * 2, -rung],
    [column * 2, -rung * 2],
    [width, -rung * 2],
    [width, -rung * 2 - 84],
  ],
  { radius: 22, step: 72, start: 40, scale: 1.12, onlySide: 'left' },
)

/** The slats between the columns, and the vine that climbs a rung at each of them. Decoration. */
export function StairsDrawing() {
  return (
    <g id="stairs">
      <path {...slat} d={[0, 1, 2, 3].map((at) => `M${at * column} ${-far}V${far}`).join('')} />
      <PlantArt plant={vine} ink={ink.vineInk} />
    </g>
  )
}

const straight = climb(
  [
    [14, 1100],
    [14, 84],
  ],
  { step: 60, start: 40 },
)

/** The slat before the list on phones. Decoration. */
export function StakeDrawing() {
  return (
    <g id="stake">
      <path {...slat} d="M14 0V1600" />
      <PlantArt plant={straight} ink={ink.vineInk} />
    </g>
  )
}

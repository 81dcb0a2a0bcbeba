import { line, vineInk } from '../drawing/ink.ts'
import { vars } from '../theme/contract.css.ts'
import { SnappedStem } from './snapped-stem-art.tsx'

/** The snapped stem of the prerendered landing page, which refers to the file of drawings (decision 0059). */
export function SnappedStemDrawing() {
  return (
    <g id="snapped-stem">
      <SnappedStem ink={vineInk} slats={line} spark={spark} />
    </g>
  )
}

const spark = {
  fill: 'none',
  stroke: vars.color.danger.border,
  strokeWidth: 3,
  strokeLinecap: 'round',
} as const

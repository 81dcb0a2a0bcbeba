import type { Chart } from './chart-of.ts'
import type { Detail } from './fold.ts'
import { foldable } from './fold.ts'
import type { Box } from './geometry.ts'
import type { Drawing } from './layouts.ts'
import type { Marks } from './marks.ts'

/** A way to draw a chart: its folded states, and whether it has all texts. */
export type Candidate = { folds: readonly string[]; detail: Detail }

/** The size of a text (px) at which a chart is readable, and at which it can be recognised as a whole. */
export const textSizes = { fit: 11, whole: 9 } as const

/* The size of a label in a layout (px). */
const labelSize = 13

/** The smallest factor of a drawing with texts of this size. */
export const factorOf = (mode: keyof typeof textSizes): number => textSizes[mode] / labelSize

/**
 * The ways to draw a chart, the most detailed one first. The tester's own folds leave only the detail open; otherwise the states
 * that are not active are folded first, then those around which the last step has changed
 * nothing, and for the whole chart all.
 */
export const candidatesFor = (
  chart: Chart,
  { active, entered }: Pick<Marks, 'active' | 'entered'>,
  folded: readonly string[] | null,
  mode: keyof typeof textSizes,
): readonly [Candidate, ...Candidate[]] => {
  if (folded)
    return [
      { folds: folded, detail: 'full' },
      { folds: folded, detail: 'roomy' },
      { folds: folded, detail: 'brief' },
    ]
  const all = foldable(chart)
  const [changed = ''] = [...entered].sort((one, other) => depthOf(other) - depthOf(one))
  return [
    { folds: [], detail: 'full' },
    { folds: [], detail: 'roomy' },
    { folds: [], detail: 'brief' },
    { folds: all.filter((id) => !active.has(id)), detail: 'brief' },
    { folds: all.filter((id) => !changed.startsWith(`${id}.`)), detail: 'brief' },
    ...(mode === 'whole' ? [{ folds: all, detail: 'brief' } as const] : []),
  ]
}

const depthOf = (id: string): number => id.split('.').length

/** The first drawing whose texts are large enough in this pane, or the last one; null until it is laid out. */
export const chooseDrawing = (
  candidates: readonly Candidate[],
  drawingOf: (candidate: Candidate) => Drawing | null,
  pane: Pick<Box, 'width' | 'height'>,
  factor: number,
): Drawing | null => {
  for (const candidate of candidates) {
    const drawing = drawingOf(candidate)
    if (!drawing) return null
    if (candidate === candidates.at(-1) || fittingFactor(drawing, pane) >= factor) return drawing
  }
  return null
}

/** The factor at which a drawing fits into a pane. It is never enlarged. */
export const fittingFactor = (
  { layout }: Pick<Drawing, 'layout'>,
  { width, height }: Pick<Box, 'width' | 'height'>,
): number => Math.min(1, width / layout.width, height / layout.height)

/** A point of a drawing (px). */
export type Point = { x: number; y: number }

/** A box of a drawing (px), from its top left corner. */
export type Box = Point & { width: number; height: number }

/** A chart with coordinates: absolute, in one plane (px). */
export type Layout = {
  width: number
  height: number
  /** By state id; the root has one if it has transitions of its own. */
  states: Readonly<Record<string, Box>>
  /** By the id of a folded edge. */
  edges: Readonly<Record<string, { points: readonly Point[]; label: Box | null }>>
}

/** The line height of a text in a state or a label, and the padding around it (px). */
export const measures = {
  stateTitle: 20,
  stateLine: 18,
  statePadding: 10,
  labelLine: 22,
  labelPadding: 10,
  /** Space above a region for the mark of its initial state (px). */
  initialMark: 22,
  narrowest: 72,
  /** Longer labels are cut (px). */
  widestLabel: 210,
  /** Space for the button that folds a state (px). */
  foldButton: 34,
} as const

/** The width of a text (px) in the font of state names or of labels. */
export type Measure = (text: string, face: 'state' | 'label') => number

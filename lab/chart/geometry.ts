/** A point of a drawing (px). */
export type Point = { x: number; y: number }

/** A box of a drawing (px), from its corner at the top left. */
export type Box = Point & { width: number; height: number }

/** A chart with a place for everything: absolute coordinates in one plane (px). */
export type Layout = {
  width: number
  height: number
  /** By state id; the root has one where it does something in every state. */
  states: Readonly<Record<string, Box>>
  /** By the id of a folded edge. */
  edges: Readonly<Record<string, { points: readonly Point[]; label: Box | null }>>
}

/** The height of a line of text in a state or a label, and what surrounds it (px). */
export const measures = {
  stateTitle: 24,
  stateLine: 18,
  statePadding: 16,
  labelLine: 22,
  labelPadding: 10,
  /** Room above a region for the mark of its first state. */
  initialMark: 26,
  narrowest: 120,
} as const

/** How wide a text becomes (px), in the face of state names or that of labels. */
export type Measure = (text: string, face: 'state' | 'label') => number

/** A panel of the landing page: 0 hero, 1 Key Features, 2 Why Us, 3 Download (specification 4). */
export type Panel = 0 | 1 | 2 | 3

/** The direction of a step. Forward leads from the hero to Download. */
export type Direction = 'forward' | 'backward'

/** The next panel in a direction, or null at the end. */
export const adjacentPanel = (panel: Panel, direction: Direction): Panel | null => {
  const next = panel + (direction === 'forward' ? 1 : -1)
  return isPanel(next) ? next : null
}

/** The direction from one panel to another. */
export const directionTo = (from: Panel, to: Panel): Direction =>
  to > from ? 'forward' : 'backward'

/** Whether a number is the index of a panel. */
export const isPanel = (index: number): index is Panel => [0, 1, 2, 3].includes(index)

/** A panel of the landing page: 0 hero, 1 Key Features, 2 Why Us, 3 Download (specification 4). */
export type Panel = 0 | 1 | 2 | 3

/** The way of a step: forward is from the hero towards Download. */
export type Direction = 'forward' | 'backward'

/** The panel beside another, or null beyond the ends. */
export const beside = (panel: Panel, direction: Direction): Panel | null => {
  const next = panel + (direction === 'forward' ? 1 : -1)
  return isPanel(next) ? next : null
}

/** The way that leads from one panel to another. */
export const wayTo = (from: Panel, to: Panel): Direction => (to > from ? 'forward' : 'backward')

/** Whether a number names a panel. */
export const isPanel = (index: number): index is Panel => [0, 1, 2, 3].includes(index)

/** What the browser's timeline calls the laying out of a chart. */
export const layoutMeasure = 'laying out a chart'

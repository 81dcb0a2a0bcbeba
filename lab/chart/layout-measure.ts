/** The name of a chart layout in the browser's performance timeline. */
export const layoutMeasure = 'laying out a chart'

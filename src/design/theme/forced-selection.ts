/** The colours of a selected option in forced colours, which would otherwise remove its fill. */
export const forcedSelection = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const

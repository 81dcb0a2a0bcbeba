/** Family names. The fallback faces have the measures of the fonts that they stand in for. */
export const face = {
  display: 'Familjen Grotesk Variable',
  displayFallback: 'Familjen Grotesk Fallback',
  text: 'Instrument Sans Variable',
  textFallback: 'Instrument Sans Fallback',
} as const

/** The values of `font-family`, down to what the system has. */
export const fontStack = {
  display: `'${face.display}', '${face.displayFallback}', system-ui, sans-serif`,
  text: `'${face.text}', '${face.textFallback}', system-ui, sans-serif`,
} as const

/** Family names. The fallback faces have the metrics of the fonts that they replace. */
export const face = {
  display: 'Familjen Grotesk Variable',
  displayFallback: 'Familjen Grotesk Fallback',
  text: 'Instrument Sans Variable',
  textFallback: 'Instrument Sans Fallback',
} as const

/** The values of `font-family`, including the system fallbacks. */
export const fontStack = {
  display: `'${face.display}', '${face.displayFallback}', system-ui, sans-serif`,
  text: `'${face.text}', '${face.textFallback}', system-ui, sans-serif`,
} as const

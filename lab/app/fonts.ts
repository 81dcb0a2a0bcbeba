/** The chart's fonts, for style sheets and for text measurement. */
export const labFonts = {
  state: "600 13.5px 'JetBrains Mono Variable', ui-monospace, monospace",
  label: "400 13px 'Instrument Sans Variable', system-ui, sans-serif",
} as const

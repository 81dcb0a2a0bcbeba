/** The faces of the chart, for style sheets and for whoever measures what they will draw. */
export const labFaces = {
  state: "600 13.5px 'JetBrains Mono Variable', ui-monospace, monospace",
  label: "400 13px 'Instrument Sans Variable', system-ui, sans-serif",
} as const

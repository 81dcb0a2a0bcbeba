const browserFontSize = 16

/** Pixels of the design as `rem`, so that sizes follow the reader's own font size. */
export function rem(pixels: number): string {
  return `${round(pixels / browserFontSize)}rem`
}

/**
 * Pixels of the design as `em`, for media conditions: there `em` is the reader's own font size, whatever the page sets.
 */
export function em(pixels: number): string {
  return `${Math.round((pixels / browserFontSize) * 100_000) / 100_000}em`
}

/** A length that grows with the window from `small` px at `fromWidth` to `large` px at `toWidth`. */
export function fluid(small: number, large: number, fromWidth: number, toWidth: number): string {
  const slope = (large - small) / (toWidth - fromWidth)
  const start = small - slope * fromWidth
  return `clamp(${rem(small)}, calc(${rem(start)} + ${round(slope * 100)}vw), ${rem(large)})`
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

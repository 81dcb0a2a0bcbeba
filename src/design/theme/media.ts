import { em } from './tokens/units.ts'

/** Breakpoints in CSS px at the browser's default font size of 16 px. */
export const breakpoint = { sm: 480, md: 720, lg: 1024, xl: 1280 } as const

/**
 * Min-width conditions by breakpoint. Base styles are for phones. The unit is `em`, so readers with a larger browser
 * font size get the layout of a narrower window.
 */
export const from = {
  sm: `screen and (min-width: ${em(breakpoint.sm)})`,
  md: `screen and (min-width: ${em(breakpoint.md)})`,
  lg: `screen and (min-width: ${em(breakpoint.lg)})`,
  xl: `screen and (min-width: ${em(breakpoint.xl)})`,
} as const

const under = (width: number): string => `(max-width: ${em(width - 0.02)})`

/** Max-width conditions by breakpoint; `xs` matches at 400 % zoom, `xxs` at a 200 % font size on a phone. */
export const below = {
  xxs: `screen and ${under(272)}`,
  xs: `screen and ${under(360)}`,
  md: `screen and ${under(breakpoint.md)}`,
  lg: `screen and ${under(breakpoint.lg)}`,
} as const

/** Tablets: forms and illustrations are below the text, which has half of the width. */
export const tablet = `${from.md} and ${under(breakpoint.lg)}`

/** The window is low, as on a phone in landscape: fixed content would take too much of it. */
export const isShort = `screen and (max-height: ${em(480)})`

/** The window is low, and wide enough for two columns. A phone with a font size of 200 % is low, but not wide. */
export const isShortAndWide = `${isShort} and (min-width: ${em(breakpoint.sm)})`

/**
 * Windows where the landing page shows one panel at a time; the others have an ordinary page. A panel needs a height of
 * 640 px (40em), or 800 px (50em) where a tablet shows the illustration below the text. Below 360 px (22.5em) the text
 * takes the space. In `em`, so the sizes double with a font size of 200 %.
 */
export const onePanel =
  'screen and (width >= 22.5em) and (height >= 40em) and ((width < 45em) or (width >= 64em) or (height >= 50em))'

/** Narrow windows with one panel at a time: an illustration takes the space that the text leaves. */
export const onePanelBelow = {
  md: `${onePanel} and (width < 45em)`,
  lg: `${onePanel} and (width < 64em)`,
} as const

/** The ordinary page in wide windows, which are too low for a panel. */
export const ordinaryLg = `${from.lg} and (height < 40em)`

/** The reader's preferences. */
export const reader = {
  prefersDark: '(prefers-color-scheme: dark)',
  prefersReducedMotion: '(prefers-reduced-motion: reduce)',
  allowsMotion: '(prefers-reduced-motion: no-preference)',
  forcesColors: '(forced-colors: active)',
  canHover: '(hover: hover)',
} as const

import { em } from './tokens/units.ts'

/** Widths at which the layout changes: CSS px at the browser's usual font size of 16 px. */
export const breakpoint = { sm: 480, md: 720, lg: 1024, xl: 1280 } as const

/**
 * Media conditions that hold from a breakpoint upwards. Styles are written for phones first. They are told
 * in `em`: who sets the browser to larger letters gets the layout of a narrower window.
 */
export const from = {
  sm: `screen and (min-width: ${em(breakpoint.sm)})`,
  md: `screen and (min-width: ${em(breakpoint.md)})`,
  lg: `screen and (min-width: ${em(breakpoint.lg)})`,
  xl: `screen and (min-width: ${em(breakpoint.xl)})`,
} as const

const under = (width: number): string => `(max-width: ${em(width - 0.02)})`

/** Media conditions that hold under a breakpoint; `xs` is met at 400 % zoom, `xxs` with letters of 200 % on a phone. */
export const below = {
  xxs: `screen and ${under(272)}`,
  xs: `screen and ${under(360)}`,
  md: `screen and ${under(breakpoint.md)}`,
  lg: `screen and ${under(breakpoint.lg)}`,
} as const

/** The window has few lines, as on a phone that lies on its side: what would stay in view takes too many. */
export const isShort = `screen and (max-height: ${em(480)})`

/** Windows with room for a whole panel: 640 px high, and twice that for readers with letters of 200 %. */
export const roomy = `screen and (min-height: ${em(640)})`

/** Narrow windows with room for a whole panel: a drawing takes the room that the words leave there. */
export const roomyBelow = {
  md: `${roomy} and ${under(breakpoint.md)}`,
  lg: `${roomy} and ${under(breakpoint.lg)}`,
} as const

/** Conditions of the reader rather than of the window. */
export const reader = {
  prefersDark: '(prefers-color-scheme: dark)',
  prefersReducedMotion: '(prefers-reduced-motion: reduce)',
  allowsMotion: '(prefers-reduced-motion: no-preference)',
  forcesColors: '(forced-colors: active)',
  canHover: '(hover: hover)',
} as const

/** Widths in CSS px at which the layout changes. */
export const breakpoint = { sm: 480, md: 720, lg: 1024, xl: 1280 } as const

/** Media conditions that hold from a breakpoint upwards. Styles are written for phones first. */
export const from = {
  sm: `screen and (min-width: ${breakpoint.sm}px)`,
  md: `screen and (min-width: ${breakpoint.md}px)`,
  lg: `screen and (min-width: ${breakpoint.lg}px)`,
  xl: `screen and (min-width: ${breakpoint.xl}px)`,
} as const

/** Media conditions that hold under a breakpoint. */
export const below = {
  md: `screen and (max-width: ${breakpoint.md - 0.02}px)`,
  lg: `screen and (max-width: ${breakpoint.lg - 0.02}px)`,
} as const

/** Conditions of the reader rather than of the window. */
export const reader = {
  prefersDark: '(prefers-color-scheme: dark)',
  prefersReducedMotion: '(prefers-reduced-motion: reduce)',
  allowsMotion: '(prefers-reduced-motion: no-preference)',
  forcesColors: '(forced-colors: active)',
  canHover: '(hover: hover)',
} as const

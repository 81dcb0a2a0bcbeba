/** Durations and easings. Only transform and opacity move; colours may cross-fade. */
export const motion = {
  duration: {
    press: '90ms',
    quick: '160ms',
    base: '240ms',
    grow: '420ms',
    panel: '800ms',
  },
  easing: {
    standard: 'cubic-bezier(.2,0,0,1)',
    grow: 'cubic-bezier(.16,.84,.28,1)',
    settle: 'cubic-bezier(.3,1.4,.5,1)',
    leave: 'cubic-bezier(.4,0,1,1)',
    panel: 'cubic-bezier(.65,0,.15,1)',
  },
} as const

/** The same durations with reduced motion: only a short fade remains. */
export const reducedDuration: Record<keyof typeof motion.duration, string> = {
  press: '0ms',
  quick: '0ms',
  base: '120ms',
  grow: '120ms',
  panel: '160ms',
}

/** Infinite loops, in ms. Reduced motion stops the marquee and slows the spinner to a pulse. */
export const loop = { marquee: 20_000, spinner: 1600, spinnerReduced: 2400 } as const

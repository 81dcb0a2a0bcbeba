import type { Appearance, Theme } from '../../../machines/ports.ts'

/** The appearance of a browser without a chosen theme. */
export const createFakeAppearance = (stored: Theme = 'system'): Appearance => {
  let shown = stored
  return {
    theme: () => shown,
    show: (theme) => {
      shown = theme
    },
  }
}

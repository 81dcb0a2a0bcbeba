import { explained } from './explained.ts'

/** The reason why a survivor cannot or need not be killed; undefined if there is none yet. */
export const reasonFor = (survivor: string): string | undefined =>
  explained[survivor.replace(/:\d+ /, ' ')]

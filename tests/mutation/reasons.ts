import { explained } from './explained.ts'

/** Why nobody can notice a survivor, or why nobody needs to; undefined where nobody has said so yet. */
export const reasonFor = (survivor: string): string | undefined =>
  explained[survivor.replace(/:\d+ /, ' ')]

import { type Cut, hows } from './cut.ts'

/** Never reached: the whole run. */
export const noCut: Cut = { step: 0, how: 'it is refused' }

/** Every cut of a run that takes these steps, with words for it. */
export const cutsOf = (steps: readonly string[]): readonly (Cut & { words: string })[] =>
  steps.flatMap((name, index) =>
    hows.map((how) => ({ step: index + 1, how, words: `${name}, ${how}` })),
  )

import { type Cut, cutKinds } from './cut.ts'

/** No interruption: the run is complete. */
export const noCut: Cut = { step: 0, how: 'it is refused' }

/** Every interruption of a run with these steps, with a label. */
export const cutsOf = (steps: readonly string[]): readonly (Cut & { label: string })[] =>
  steps.flatMap((name, index) =>
    cutKinds.map((how) => ({ step: index + 1, how, label: `${name}, ${how}` })),
  )

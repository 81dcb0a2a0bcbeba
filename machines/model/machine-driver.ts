import type { Driver } from './driver.ts'
import { differenceOf, lookOf } from './look.ts'
import type { AnyModel } from './model.ts'
import { startRun } from './run.ts'

/**
 * Walks paths on a machine: the model's own, to see that nothing but the path decides what it does,
 * or a changed one, to see that the paths notice the change.
 */
export const machineDriver = (model: AnyModel, input: string): Driver => {
  const run = startRun(model, input)
  return {
    press: (_event, move) => {
      run.make(move)
    },
    settle: (_service, _outcome, _data, move) => {
      run.make(move)
    },
    wait: (ms) => {
      run.advance(ms)
    },
    looksLike: (wanted) => {
      const trouble = run.trouble()
      if (trouble !== null) throw new Error(trouble)
      const difference = differenceOf(lookOf(run), wanted)
      if (difference !== null) throw new Error(difference)
    },
  }
}

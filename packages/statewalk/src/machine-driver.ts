import type { Driver } from './driver.ts'
import type { AnyModel } from './model.ts'
import { differenceOf, observationOf } from './observation.ts'
import { startRun } from './run.ts'

/**
 * Walks paths on a machine: the model's own, to show that only the path decides its behaviour, or a mutated one, to
 * show that the paths notice the mutation.
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
    expectState: (wanted) => {
      const actorError = run.actorError()
      if (actorError !== null) throw new Error(actorError)
      const difference = differenceOf(observationOf(run), wanted)
      if (difference !== null) throw new Error(difference)
    },
  }
}

import { type Look, lookOf } from '../../machines/model/look.ts'
import type { AnyModel } from '../../machines/model/model.ts'
import { pathLines } from '../../machines/model/path-lines.ts'
import { moveNamed } from '../../machines/model/replay.ts'
import { type Run, startRun } from '../../machines/model/run.ts'
import type { Expectation, PathFile } from './path-file.ts'

/** How a replay ended: at the end of the path, or where it first differs, as a page for people. */
export type Replayed = { steps: number; difference: null } | { steps: number; difference: string }

/** Walks a recorded path on its machine and compares what it expects. Throws where no machine or input is named so. */
export const replayFile = (models: readonly AnyModel[], file: PathFile): Replayed => {
  const model = modelNamed(models, file.machine)
  const run = startRun(model, file.input)
  let step = 0
  try {
    expectLook(run, file, step)
    for (const index of file.moves.keys()) {
      step = index + 1
      run.make(moveNamed(run, file, index))
      expectLook(run, file, step)
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { steps: step, difference: [message, '', ...pathLines(model, file, step)].join('\n') }
  }
  return { steps: step, difference: null }
}

/** The model of the machine with this id. Throws with the ids that there are. */
export const modelNamed = (models: readonly AnyModel[], id: string): AnyModel => {
  const model = models.find(({ machine }) => machine.id === id)
  if (model) return model
  const ids = models.map(({ machine }) => machine.id).join(', ')
  throw new Error(`There is no machine '${id}'; there are: ${ids}.`)
}

/** Throws at the first thing that is not as the path expects it at this step. */
const checkExpectations = ({ looks }: PathFile, step: number, look: Look): void => {
  for (const expected of looks.filter((each) => each.step === step)) {
    const missing = expected.active?.find((state) => !look.states.includes(state))
    if (missing !== undefined)
      throw new Error(
        `At step ${step}, '${missing}' should be active; active are ${JSON.stringify(look.states)}.`,
      )
    const seen: Omit<Expectation, 'step' | 'active'> = {
      states: [...look.states],
      tags: [...look.tags],
      can: [...look.can],
      emitted: look.emitted.map(({ type }) => type),
    }
    for (const field of ['states', 'tags', 'can', 'emitted'] as const) {
      const wanted = expected[field]
      if (wanted && JSON.stringify(wanted) !== JSON.stringify(seen[field]))
        throw new Error(
          `At step ${step}, ${field} should be ${JSON.stringify(wanted)} and is ${JSON.stringify(seen[field])}.`,
        )
    }
  }
}

const expectLook = (run: Run, file: PathFile, step: number): void => {
  const trouble = run.trouble()
  if (trouble !== null) throw new Error(trouble)
  checkExpectations(file, step, lookOf(run))
}

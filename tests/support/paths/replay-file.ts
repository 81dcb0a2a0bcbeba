import { type AnyModel, type Observation, type Run, startRun } from 'statewalk'
import { moveNamed, observationOf, pathLines } from 'statewalk/internal'
import type { PathFile } from '../../../lab/paths/path-file.ts'

/** The result of a replay as text: the end of the path, or the first difference. */
export type Replayed = { steps: number; difference: null } | { steps: number; difference: string }

/** Walks a recorded path on its machine and checks its expectations. Throws if the machine or input does not exist. */
export const replayFile = (models: readonly AnyModel[], file: PathFile): Replayed => {
  const model = modelNamed(models, file.machine)
  const run = startRun(model, file.input)
  let step = 0
  try {
    expectState(run, file, step)
    for (const index of file.moves.keys()) {
      step = index + 1
      run.make(moveNamed(run, file, index))
      expectState(run, file, step)
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { steps: step, difference: [message, '', ...pathLines(model, file, step)].join('\n') }
  }
  return { steps: step, difference: null }
}

/** The model of the machine with this id. If there is none, throws with the existing ids. */
export const modelNamed = (models: readonly AnyModel[], id: string): AnyModel => {
  const model = models.find(({ machine }) => machine.id === id)
  if (model) return model
  const ids = models.map(({ machine }) => machine.id).join(', ')
  throw new Error(`There is no machine '${id}'; there are: ${ids}.`)
}

/** Throws at the first difference from the path's expectations at this step. */
const checkExpectations = (
  { expectations }: PathFile,
  step: number,
  observed: Observation,
): void => {
  for (const expected of expectations.filter((each) => each.step === step)) {
    for (const { field, of, has, sentence } of memberships) {
      const all = observed[of]
      const broken = expected[field]?.find((name) => all.includes(name) !== has)
      if (broken !== undefined)
        throw new Error(`At step ${step}, '${broken}' should ${sentence} ${JSON.stringify(all)}.`)
    }
    const seen: Record<(typeof exact)[number], readonly string[]> = {
      states: [...observed.states],
      tags: [...observed.tags],
      can: [...observed.can],
      emitted: observed.emitted.map(({ type }) => type),
    }
    for (const field of exact) {
      const wanted = expected[field]
      if (wanted && JSON.stringify(wanted) !== JSON.stringify(seen[field]))
        throw new Error(
          `At step ${step}, ${field} should be ${JSON.stringify(wanted)} and is ${JSON.stringify(seen[field])}.`,
        )
    }
  }
}

/* Lists whose names must be there, or must not. */
const memberships = [
  { field: 'active', of: 'states', has: true, sentence: 'be active; active are' },
  { field: 'inactive', of: 'states', has: false, sentence: 'not be active; active are' },
  { field: 'possible', of: 'can', has: true, sentence: 'be possible; possible are' },
  { field: 'impossible', of: 'can', has: false, sentence: 'not be possible; possible are' },
] as const

/* Lists that must be the same. */
const exact = ['states', 'tags', 'can', 'emitted'] as const

const expectState = (run: Run, file: PathFile, step: number): void => {
  const actorError = run.actorError()
  if (actorError !== null) throw new Error(actorError)
  checkExpectations(file, step, observationOf(run))
}

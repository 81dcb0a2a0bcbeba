import type { AnyModel } from '../src/model.ts'
import { type Run, startRun } from '../src/run.ts'

/** Makes moves by their names. */
export const make = (run: Run, ...names: readonly string[]) => {
  for (const name of names) {
    const move = run.possibleMoves().moves.find((possible) => possible.name === name)
    if (!move) throw new Error(`'${name}' is not possible.`)
    run.make(move)
  }
}

/** A run after some moves, and a function that returns it to there. */
export const runAt = (model: AnyModel, ...moves: readonly string[]) => {
  const run = startRun(model, Object.keys(model.inputs)[0] ?? '')
  make(run, ...moves)
  const history = run.history()
  const state = run.saved()
  if (!state) throw new Error('The run cannot return.')
  return { run, state, goBack: () => run.restore(state, history) }
}

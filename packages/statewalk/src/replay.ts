import { freeMoveNamed } from './free-moves.ts'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import { type Run, startRun } from './run.ts'

/** What a replay needs of a path. A stored fixture has no more than this. */
export type Fixture = { input: string; moves: readonly string[] }

/**
 * Walks a path on the model's machine and returns the run at its end. Calls `visit` after the start and after every
 * move. Throws at the first impossible move, with the step and the moves that were possible.
 */
export const replay = (
  model: AnyModel,
  path: Fixture,
  visit: (run: Run) => void = () => {},
): Run => {
  const run = startRun(model, path.input)
  visit(run)
  for (const index of path.moves.keys()) {
    run.make(moveNamed(run, path, index))
    visit(run)
  }
  return run
}

/** The path's move number `index`, as it is possible in the run now. Throws if it is not possible. */
export const moveNamed = (run: Run, { moves }: Fixture, index: number): Move => {
  const possible = run.possibleMoves().moves
  const wanted = moves[index] ?? ''
  const move = possible.find(({ name }) => name === wanted) ?? freeMoveNamed(wanted)
  if (!move) throw new Error(impossible(run, index, moves, possible))
  return move
}

/** Reads a recorded path from a report's parsed JSON. Throws if it is not one. */
export const fixtureOf = (json: unknown): Fixture => {
  if (typeof json === 'object' && json !== null && 'input' in json && 'moves' in json) {
    const { input, moves } = json
    if (typeof input === 'string' && Array.isArray(moves) && moves.every(isString))
      return { input, moves }
  }
  throw new Error('A recorded path is {"input": "a name", "moves": ["a name", …]}.')
}

const isString = (value: unknown): value is string => typeof value === 'string'

const impossible = (
  run: Run,
  index: number,
  moves: readonly string[],
  possible: readonly { name: string }[],
): string =>
  [
    `Step ${index + 1} of ${moves.length}, '${moves[index]}', is not possible in ${JSON.stringify(run.snapshot().value)}.`,
    index === 0 ? 'It would be the first.' : `Before it came '${moves[index - 1]}'.`,
    possible.length === 0
      ? 'Nothing was possible.'
      : `Possible were: ${possible.map(({ name }) => `'${name}'`).join(', ')}.`,
  ].join('\n')

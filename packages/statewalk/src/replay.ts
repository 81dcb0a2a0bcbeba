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

/*
 * Moves that no model lists: a person lets an arbitrary time pass, or types arbitrary data. Their names contain
 * everything needed to repeat them, so a recorded path still consists of names alone.
 */

/** Lets time pass, whether or not a timer fires: `⏲ 1000 ms`. */
export const passOf = (ms: number): Move => ({
  kind: 'wait',
  name: `⏲ ${ms} ms`,
  timers: [],
  ms,
})

/**
 * Sends a user event with custom data, `field changed {"field":"email","value":"m"}`, to the machine or to one of its
 * children (`picture › …`). A property `at` always becomes the present moment.
 */
export const sendOf = (
  event: string,
  data: Readonly<Record<string, unknown>>,
  to: string | null = null,
): Move => ({
  kind: 'send',
  name: `${to === null ? '' : `${to}${under}`}${event} ${JSON.stringify(data)}`,
  event,
  payload: null,
  to,
  data,
})

/** Parses the name of a free move; null if the name has another form. */
export const freeMoveNamed = (name: string): Move | null => {
  const ms = /^⏲ (\d+) ms$/.exec(name)?.[1]
  if (ms !== undefined) return passOf(Number(ms))
  const [, head, json] = /^([^{]+) (\{.*\})$/s.exec(name) ?? []
  const data = json === undefined ? null : parsed(json)
  if (head === undefined || data === null) return null
  const end = head.lastIndexOf(under)
  return end === -1
    ? sendOf(head, data)
    : sendOf(head.slice(end + under.length), data, head.slice(0, end))
}

const under = ' › '

const parsed = (json: string): Record<string, unknown> | null => {
  try {
    return { ...JSON.parse(json) }
  } catch {
    return null
  }
}

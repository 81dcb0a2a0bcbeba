import type { Configuration } from './graph.ts'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import { pathName } from './path-name.ts'
import { type History, type Run, startRun } from './run.ts'
import { activeStates } from './transitions.ts'

/** A configuration while the exploration goes on. */
export type Place = Configuration & {
  /** The key with what `project` leaves out. */
  wholeKey: string
  /** How it was first reached; null at a start. */
  came: { from: Place; by: Move } | null
  history: History
  possible: readonly Move[]
  /** The key of the place to which each move led, by the move's name. */
  leadsTo: Map<string, string>
  /** Runs that stand here, the same in everything, and can be walked on. */
  resting: Run[]
  /** Runs that stand here, but differ in what `project` leaves out; null once they have been asked. */
  strays: Run[] | null
}

/** The place where a run stands for the first time. */
export const placeOf = (
  model: AnyModel,
  run: Run,
  found: Pick<Place, 'index' | 'key' | 'came'>,
): Place => {
  const history = run.history()
  const { moves: possible, refused, guards } = run.possible()
  const { value, status } = run.snapshot()
  return {
    ...found,
    wholeKey: wholeKeyOf(model, run),
    history,
    possible,
    leadsTo: new Map(),
    resting: [],
    strays: [],
    input: history.input,
    moves: history.steps.flatMap(({ move }) => (move ? [move] : [])),
    value,
    status,
    states: activeStates(run.snapshot()),
    refused,
    guards,
  }
}

/** Lets a run wait at its place until it is needed, unless it cannot go on or enough are waiting. */
export const rest = (model: AnyModel, run: Run, place: Place): void => {
  const { resting, strays, wholeKey } = place
  if (run.snapshot().status !== 'active' || run.trouble() !== null) return
  if (wholeKeyOf(model, run) === wholeKey) {
    if (resting.length < mostResting) resting.push(run)
  } else if (strays && strays.length < mostStrays) strays.push(run)
}

/** A run that stands at the place: one that rests there, or on the way there, or else a new one. */
export const bringTo = (place: Place, model: AnyModel): Run => {
  const ahead: Move[] = []
  let from = place
  while (from.resting.length === 0 && from.came) {
    ahead.unshift(from.came.by)
    from = from.came.from
  }
  const run = from.resting.pop() ?? startRun(model, place.input)
  for (const move of ahead) run.make(move)
  run.adopt(place.history)
  return run
}

/**
 * Whether strays find every move leading where it led before; if not, what they found. A projection that hides
 * what a guard reads is met here, though not with certainty: only a few strays are asked, one move each.
 */
export const disagreement = (place: Place): string | null => {
  const strays = place.strays ?? []
  place.strays = null
  for (const [index, stray] of strays.entries()) {
    const move = place.possible[index % place.possible.length]
    if (!move) return null
    const expected = place.leadsTo.get(move.name)
    const arrival = arrivalOf(stray, move)
    if (arrival === expected) continue
    const name = pathName(
      place.input,
      [...place.moves, move].map(({ name }) => name),
    )
    return `'project' hides something that matters: '${name}' leads to ${expected}, but from the same configuration on another path to ${arrival}`
  }
  return null
}

const arrivalOf = (stray: Run, { name }: Move): string => {
  const move = stray.possible().moves.find((possible) => possible.name === name)
  if (!move) return 'nothing: it is not possible'
  stray.make(move)
  return stray.configuration()
}

const wholeKeyOf = ({ project, children }: AnyModel, run: Run): string =>
  run.configuration({ whole: project !== undefined || children !== undefined })

/* Few are needed at once, and every one of them is a living actor. */
const mostResting = 8
const mostStrays = 4

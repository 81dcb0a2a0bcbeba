import type { Configuration } from './graph.ts'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import { pathName } from './path-name.ts'
import { type History, type Run, startRun } from './run.ts'
import type { SavedState } from './saved-state.ts'
import { activeStates } from './transitions.ts'

/** A configuration during exploration. */
export type ExploredState = Configuration & {
  /** The key including what `project` leaves out. */
  wholeKey: string
  history: History
  possible: readonly Move[]
  /** The key of the configuration that each move led to, by the move's name. */
  leadsTo: Map<string, string>
  /** Where a run can return to it, if one can. */
  saved: Point | null
  /** The first move that led here; null at a start. */
  via: { from: ExploredState; move: Move } | null
  /** Where runs differ from it only in what `project` leaves out; null after they have been checked. */
  diverging: Point[] | null
}

/** A run, and a state to which it can return. */
export type Point = { run: Run; state: SavedState }

/** The point at which a run is; null if it cannot return there. */
export const pointOf = (run: Run): Point | null => {
  const state = run.saved()
  return state && { run, state }
}

/** Records a configuration when a run reaches it for the first time. */
export const exploredState = (
  model: AnyModel,
  run: Run,
  found: Pick<ExploredState, 'index' | 'key' | 'wholeKey' | 'via' | 'saved'>,
): ExploredState => {
  const history = run.history()
  const { moves: possible, refused, guards } = run.possible()
  const { value, status } = run.snapshot()
  return {
    ...found,
    isCut: isOutside(model, run),
    history,
    possible,
    leadsTo: new Map(),
    diverging: [],
    input: history.input,
    moves: found.via ? found.via.from.moves.concat(found.via.move) : [],
    value,
    status,
    states: activeStates(run.snapshot()),
    refused,
    guards,
  }
}

const isOutside = ({ within }: AnyModel, run: Run): boolean =>
  within !== undefined &&
  !within(run.snapshot().context, { actors: run.actors(), timers: run.timers().length })

/** Keeps a run that has reached a configuration with other data, to check that it goes on in the same way. */
export const keepDiverging = (run: Run, { diverging }: ExploredState): void => {
  if (!diverging || diverging.length === maxDiverging || run.actorError() !== null) return
  const point = pointOf(run)
  if (point) diverging.push(point)
}

/** Returns a function that returns a run in this configuration: from the nearest saved state on its path, or a new one. */
export const runsIn = (place: ExploredState, model: AnyModel): (() => Run) => {
  const moves: Move[] = []
  let at = place
  while (at.via && !at.saved) {
    moves.unshift(at.via.move)
    at = at.via.from
  }
  const { saved } = at
  return () => {
    const run = saved?.run ?? startRun(model, place.input)
    if (saved) run.restore(saved.state, place.history)
    if (moves.length > 0) run.follow(moves, place.history)
    return run
  }
}

/**
 * Checks that diverging runs reach the same configurations by the same moves; returns the first difference. It finds
 * most projections that hide what a guard reads, but not all: it checks only a few runs, one move each.
 */
export const disagreement = (place: ExploredState): string | null => {
  const diverging = place.diverging ?? []
  place.diverging = null
  for (const [index, { run, state }] of diverging.entries()) {
    const move = place.possible[index % place.possible.length]
    if (!move) return null
    const expected = place.leadsTo.get(move.name)
    run.restore(state, place.history)
    const arrival = arrivalOf(run, move)
    if (arrival === expected) continue
    const name = pathName(
      place.input,
      [...place.moves, move].map(({ name }) => name),
    )
    return `'project' hides something that matters: '${name}' leads to ${expected}, but from the same configuration on another path to ${arrival}`
  }
  return null
}

const arrivalOf = (run: Run, { name }: Move): string => {
  const move = run.possible().moves.find((possible) => possible.name === name)
  if (!move) return 'nothing: it is not possible'
  run.make(move)
  return run.configuration()
}

/* A few are enough. */
const maxDiverging = 4

import type { ConfigurationKeys } from './configuration.ts'
import type { Configuration } from './graph.ts'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import { pathName } from './path-lines.ts'
import { type History, type Run, startRun } from './run.ts'
import type { SavedState } from './saved-state.ts'
import { activeStates } from './transitions.ts'

/** A configuration during exploration. */
export type ExploredState = Configuration & {
  /** What is needed to continue from it; null when that has been done. */
  open: OpenState | null
}

/** What is needed to continue from a configuration. */
export type OpenState = {
  /** The key including what `project` leaves out. */
  wholeKey: string
  history: History
  possible: readonly Move[]
  /** The key of the configuration that each move led to, by the move's name. */
  leadsTo: Map<string, string>
  /** The nearest point on its path at which a run can begin, or null for a new run, and the moves from there. */
  origin: { point: Point | null; moves: readonly Move[] }
  /** Where runs differ from it only in what `project` leaves out. */
  diverging: Point[]
}

/** A run, and a state to which it can return. */
export type Point = { run: Run; state: SavedState }

/** The point at which a run is; null if it cannot return there. */
export const pointOf = (run: Run): Point | null => {
  const state = run.saved()
  return state && { run, state }
}

/** The first move to a configuration; null at a start. */
export type Via = { from: Configuration; open: OpenState; move: Move } | null

/** Records a configuration when a run reaches it for the first time. */
export const exploredState = (
  model: AnyModel,
  run: Run,
  {
    replays,
    via,
    keys,
    index,
  }: { index: number; keys: ConfigurationKeys; replays: boolean | undefined; via: Via },
): ExploredState => {
  const isCut = isOutside(model, run)
  // A configuration from which the exploration does not continue needs no state.
  const point = isCut || replays ? null : pointOf(run)
  const history = run.history()
  const { moves: possible, refused, guards } = run.possibleMoves()
  const { value, status } = run.snapshot()
  const origin =
    point || !via
      ? { point, moves: [] }
      : { ...via.open.origin, moves: via.open.origin.moves.concat(via.move) }
  return {
    index,
    key: keys.key,
    open: isCut
      ? null
      : {
          wholeKey: keys.wholeKey,
          ...{ history, possible, leadsTo: new Map(), origin, diverging: [] },
        },
    isCut,
    input: history.input,
    moves: via ? via.from.moves.concat(via.move) : [],
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
export const keepDiverging = (run: Run, { diverging }: OpenState): void => {
  if (diverging.length === maxDiverging || run.actorError() !== null) return
  const point = pointOf(run)
  if (point) diverging.push(point)
}

/** Returns a run in this configuration. */
export const runIn = (model: AnyModel, { origin, history }: OpenState): Run => {
  const { point, moves } = origin
  const run = point?.run ?? startRun(model, history.input)
  if (point) run.restore(point.state, history)
  if (moves.length > 0) run.follow(moves, history)
  return run
}

/**
 * Checks that diverging runs reach the same configurations by the same moves; returns the first difference. It finds
 * most projections that hide what a guard reads, but not all: it checks only a few runs, one move each.
 */
export const disagreement = (
  { input, moves }: Configuration,
  { diverging, possible, leadsTo, history }: OpenState,
): string | null => {
  for (const [index, { run, state }] of diverging.entries()) {
    const move = possible[index % possible.length]
    if (!move) return null
    const expected = leadsTo.get(move.name)
    run.restore(state, history)
    const arrival = arrivalOf(run, move)
    if (arrival === expected) continue
    const names = [...moves, move].map(({ name }) => name)
    return `'project' hides something that matters: '${pathName(input, names)}' leads to ${expected}, but from the same configuration on another path to ${arrival}`
  }
  return null
}

const arrivalOf = (run: Run, { name }: Move): string => {
  const move = run.possibleMoves().moves.find((possible) => possible.name === name)
  if (!move) return 'nothing: it is not possible'
  run.make(move)
  return run.configuration()
}

/* A few are enough. */
const maxDiverging = 4

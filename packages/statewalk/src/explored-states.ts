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
  /** The configurations from which a move leads into exactly this one, each with that move. */
  predecessors: Map<ExploredState, Move>
  /** Its state, if another run can be put into it. */
  saved: SavedState | null
  /** The first move that led here; null at a start. */
  via: Arrival['via']
  /** Live runs in exactly this configuration, to be continued. */
  idleRuns: Run[]
  /** Live runs that differ only in what `project` leaves out; null after they have been checked. */
  divergentRuns: Run[] | null
}

/** A run that has just reached a configuration, and the move that led there; null at a start. */
export type Arrival = {
  run: Run
  wholeKey: string
  via: { from: ExploredState; move: Move } | null
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
    predecessors: new Map(),
    idleRuns: [],
    divergentRuns: [],
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

/** Runs that can be put into any saved state. */
export type QuietRuns = Run[]

/** Keeps a run for later use, unless it has failed or there are enough idle runs. */
export const keepRun = (
  { run, wholeKey, via }: Arrival,
  { predecessors, idleRuns, divergentRuns, saved, wholeKey: expected }: ExploredState,
  quietRuns: QuietRuns,
): void => {
  if (run.actorError() !== null) return
  if (wholeKey === expected && saved === null) {
    if (via && !predecessors.has(via.from)) predecessors.set(via.from, via.move)
    if (idleRuns.length < maxIdleRuns) idleRuns.push(run)
  } else if (wholeKey !== expected && divergentRuns && divergentRuns.length < maxDivergentRuns)
    divergentRuns.push(run)
  else if (quietRuns.length < maxIdleRuns && run.isQuiet()) quietRuns.push(run)
}

/**
 * Returns a function that returns a run in this configuration: a quiet one that is put into it or into one shortly
 * before it, an idle one, one that known moves lead here, or a new one.
 */
export const runsIn = (
  place: ExploredState,
  model: AnyModel,
  quietRuns: QuietRuns,
): (() => Run) => {
  const here: Route = { from: place, length: 0, next: null }
  const quiet = quietBefore(place)
  let routes: readonly Route[] = [here]
  return () => {
    if (quiet && !hasIdleRun(here)) {
      const run = quietRuns.pop() ?? startRun(model, place.input)
      if (run.isQuiet()) {
        run.restore(quiet.state, place.history)
        if (quiet.moves.length > 0) run.follow(quiet.moves, place.history)
        return run
      }
    }
    if (routes.length === 1 && !hasIdleRun(here))
      routes = [here, ...routesTo(here).filter(hasIdleRun)]
    const route = routes.find(hasIdleRun)
    const run = route?.from.idleRuns.pop() ?? startRun(model, place.input)
    run.follow(route ? movesAlong(route) : place.moves, place.history)
    return run
  }
}

/** The nearest saved state on the path to a configuration, and the moves from there. */
const quietBefore = (
  place: ExploredState,
): { state: SavedState; moves: readonly Move[] } | null => {
  const moves: Move[] = []
  for (let at = place; ; ) {
    if (at.saved) return { state: at.saved, moves: moves.reverse() }
    if (!at.via) return null
    moves.push(at.via.move)
    at = at.via.from
  }
}

/** A route to a configuration: its start, its number of moves, its first move and the rest. */
type Route = { from: ExploredState; length: number; next: { move: Move; rest: Route } | null }

const hasIdleRun = ({ from }: Route): boolean => from.idleRuns.length > 0

/** The shortest known routes to a configuration, shortest first. None is longer than the path from a start. */
const routesTo = (end: Route): readonly Route[] => {
  const routes = [end]
  const seen = new Set([end.from])
  for (const rest of routes) {
    if (rest.length === end.from.moves.length) break
    for (const [from, move] of rest.from.predecessors) {
      if (seen.has(from)) continue
      seen.add(from)
      routes.push({ from, length: rest.length + 1, next: { move, rest } })
    }
  }
  return routes
}

const movesAlong = (route: Route): readonly Move[] => {
  const moves: Move[] = []
  for (let { next } = route; next; next = next.rest.next) moves.push(next.move)
  return moves
}

/**
 * Checks that diverging runs reach the same configurations by the same moves; returns the first difference. It finds
 * most projections that hide what a guard reads, but not all: it checks only a few runs, one move each.
 */
export const disagreement = (place: ExploredState): string | null => {
  const divergentRuns = place.divergentRuns ?? []
  place.divergentRuns = null
  for (const [index, run] of divergentRuns.entries()) {
    const move = place.possible[index % place.possible.length]
    if (!move) return null
    const expected = place.leadsTo.get(move.name)
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

/* A few are enough, and each of them is a live actor. */
const maxIdleRuns = 16
const maxDivergentRuns = 4

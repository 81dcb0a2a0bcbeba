import type { Configuration } from './graph.ts'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import { pathName } from './path-name.ts'
import { type History, type Run, startRun } from './run.ts'
import { activeStates } from './transitions.ts'

/** A configuration during exploration. */
export type ExploredState = Configuration & {
  /** The key including what `project` leaves out. */
  wholeKey: string
  /** How it was first reached; null at a start. */
  came: { from: ExploredState; by: Move } | null
  history: History
  possible: readonly Move[]
  /** The key of the configuration that each move led to, by the move's name. */
  leadsTo: Map<string, string>
  /** Live runs in exactly this configuration, to be continued. */
  idleRuns: Run[]
  /** Live runs that differ only in what `project` leaves out; null after they have been checked. */
  divergentRuns: Run[] | null
}

/** Records a configuration when a run reaches it for the first time. */
export const exploredState = (
  model: AnyModel,
  run: Run,
  found: Pick<ExploredState, 'index' | 'key' | 'came'>,
): ExploredState => {
  const history = run.history()
  const { moves: possible, refused, guards } = run.possible()
  const { value, status } = run.snapshot()
  return {
    ...found,
    isCut: isOutside(model, run),
    wholeKey: wholeKeyOf(run),
    history,
    possible,
    leadsTo: new Map(),
    idleRuns: [],
    divergentRuns: [],
    input: history.input,
    moves: history.steps.flatMap(({ move }) => (move ? [move] : [])),
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

/** Keeps a run for later use, unless it has failed or there are enough idle runs. */
export const keepRun = (run: Run, { idleRuns, divergentRuns, wholeKey }: ExploredState): void => {
  if (run.actorError() !== null) return
  if (wholeKeyOf(run) === wholeKey) {
    if (idleRuns.length < maxIdleRuns) idleRuns.push(run)
  } else if (divergentRuns && divergentRuns.length < maxDivergentRuns) divergentRuns.push(run)
}

/** A run in this configuration: an idle one, one continued from an ancestor, or a new one. */
export const runIn = (place: ExploredState, model: AnyModel): Run => {
  const ahead: Move[] = []
  let from = place
  while (from.idleRuns.length === 0 && from.came) {
    ahead.unshift(from.came.by)
    from = from.came.from
  }
  const run = from.idleRuns.pop() ?? startRun(model, place.input)
  for (const move of ahead) run.make(move)
  run.adopt(place.history)
  return run
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

const wholeKeyOf = (run: Run): string => run.configuration({ whole: true })

/* A few are enough, and each of them is a live actor. */
const maxIdleRuns = 16
const maxDivergentRuns = 4

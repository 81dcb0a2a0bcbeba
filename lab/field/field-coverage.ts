import { type AnyModel, explore, pathsOf, replay } from 'statewalk'
import { maxPathLength } from '../../machines/model-of.ts'
import { isWhole, type ReplayedActor } from './replay-actor.ts'
import { replayReport } from './replay-report.ts'
import type { FieldReport } from './report-file.ts'

/** What members have done with a machine, as far as it was reported. */
export type FieldCoverage = {
  machine: string
  /** The number of recorded actors of this machine. */
  actors: number
  /** How often members took each transition, the most frequent first. */
  taken: readonly { transition: string; times: number }[]
  /** The reachable transitions that no report contains. */
  never: readonly string[]
  /** Two consecutive transitions of members that no generated path of the tour contains. */
  untested: readonly string[]
}

/** The coverage of the machines that occur in these reports, in the order of the models. Explores each of them. */
export const fieldCoverage = (
  models: readonly AnyModel[],
  reports: readonly FieldReport[],
): readonly FieldCoverage[] => {
  const actors = reports.flatMap((report) => replayReport(models, report).actors)
  return models.flatMap((model) => {
    const own = actors.filter(({ actor }) => actor.name === model.machine.id)
    return own.length === 0 ? [] : [coverageBy(model, own)]
  })
}

/** The coverage as text: one block for each machine. */
export const fieldCoverageLines = (
  coverages: readonly FieldCoverage[],
  models: readonly AnyModel[],
): readonly string[] => {
  const known = coverages.map(({ machine }) => machine)
  const missing = models.map(({ machine }) => machine.id).filter((id) => !known.includes(id))
  return [
    ...coverages.flatMap(({ machine, actors, taken, never, untested }) => [
      `${machine}: ${taken.length} of ${taken.length + never.length} transitions taken, in ${actors} recording(s)`,
      ...taken.map(({ transition, times }) => `  ${String(times).padStart(5)} × ${transition}`),
      ...never.map((transition) => `  never   ${transition}`),
      ...untested.map((pair) => `  in no generated path: ${pair}`),
      '',
    ]),
    ...(missing.length > 0 ? [`In no report: ${missing.join(', ')}.`] : []),
  ]
}

const coverageBy = (model: AnyModel, actors: readonly ReplayedActor[]): FieldCoverage => {
  const graph = explore(model)
  const tour = pathsOf(graph, 'tour', { longest: maxPathLength })
  const tested = new Set(tour.flatMap((path) => pairsOf(transitionsAlong(model, path))))
  const recorded = actors.map((actor) =>
    transitionsAlong(model, actor).slice(isWhole(actor.events) ? 0 : guessedSteps(actor)),
  )
  const times = new Map<string, number>()
  for (const transition of recorded.flat(2)) times.set(transition, (times.get(transition) ?? 0) + 1)
  const reachable = new Set(
    [...graph.starts, ...graph.edges].flatMap(({ step }) => step.transitions),
  )
  return {
    machine: model.machine.id,
    actors: actors.length,
    taken: [...times]
      .map(([transition, count]) => ({ transition, times: count }))
      .sort((one, other) => other.times - one.times),
    never: [...reachable].filter((transition) => !times.has(transition)),
    untested: [...new Set(recorded.flatMap(pairsOf))].filter((pair) => !tested.has(pair)),
  }
}

/** The start and the moves that lead to the first recorded state. The replay found them, not a member. */
const guessedSteps = ({ movesAfter: [moves = 0] }: ReplayedActor): number => 1 + moves

/** The transitions of the start and of each move. */
const transitionsAlong = (
  model: AnyModel,
  { input, moves }: Pick<ReplayedActor, 'input' | 'moves'>,
): readonly (readonly string[])[] =>
  replay(model, { input, moves })
    .history()
    .steps.map(({ transitions }) => transitions)

const pairsOf = (steps: readonly (readonly string[])[]): readonly string[] => {
  // Moves without a transition, such as time that passes, separate nothing.
  const taken = steps.filter((transitions) => transitions.length > 0)
  return taken.flatMap((transitions, index) =>
    (taken[index - 1] ?? []).flatMap((before) =>
      transitions.map((transition) => `${before} ⇒ ${transition}`),
    ),
  )
}

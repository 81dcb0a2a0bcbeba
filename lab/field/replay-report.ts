import { type AnyModel, explore, replay } from 'statewalk'
import { observationOf } from 'statewalk/internal'
import type { PathFile } from '../paths/path-file.ts'
import { type ReplayedActor, replayActor } from './replay-actor.ts'
import type { FieldActor, FieldEvent, FieldReport } from './report-file.ts'

/** A report on the machines: each actor with a model, the one at fault first. Plain data, for another thread. */
export type ReplayedReport = {
  report: FieldReport
  actors: readonly ReplayedActor[]
  /** The first divergence in the order of the report; null if the machines agree with all of it. */
  divergence: ReplayedActor | null
  /** The actor that the report is about; null if no machine of it has a model. */
  suspect: ReplayedActor | null
}

/**
 * Walks every machine of a report on its model. If the report does not contain the start of an actor, its walk begins
 * with a shortest path to its first recorded state.
 */
export const replayReport = (models: readonly AnyModel[], report: FieldReport): ReplayedReport => {
  const actors = report.actors.flatMap((actor) => {
    const model = models.find(({ machine }) => machine.id === actor.name)
    const events = model ? eventsOf(report, model, actor) : []
    const [first] = events
    if (!model || !first) return []
    const start = first.type === 'xstate.init' ? [] : startsIn(model, first.value)
    return [replayActor(model, actor, events, start)]
  })
  const divergent = actors
    .filter(({ divergence }) => divergence !== null)
    .sort((one, other) => indexOf(one) - indexOf(other))
  const crashed = actors.find(({ crashes }) => crashes)
  const divergence = divergent[0] ?? null
  const suspect = divergence ?? crashed ?? subjectOf(report, actors)
  return {
    report,
    actors: [
      ...(suspect ? [suspect] : []),
      ...actors.filter((actor) => actor !== suspect).sort(byModel(models)),
    ],
    divergence,
    suspect,
  }
}

/**
 * The suspect's path as a regression test: up to the divergence, with the state that the model expects there, or the
 * whole path for the screen. Null without a suspect.
 */
export const regressionOf = (
  models: readonly AnyModel[],
  { report, suspect }: ReplayedReport,
): PathFile | null => {
  const model = models.find(({ machine }) => machine.id === suspect?.actor.name)
  if (!suspect || !model) return null
  const { input, divergence, next } = suspect
  const moves = [...suspect.moves, ...(next === null ? [] : [next])]
  const isExplained = divergence !== null && divergence.instead.length > 0
  const leafOf = () => observationOf(replay(model, { input, moves })).states.at(-1) ?? ''
  return {
    machine: model.machine.id,
    title: titleOf(report, suspect),
    input,
    moves,
    expectations: isExplained ? [{ step: moves.length, active: [leafOf()] }] : [],
  }
}

const titleOf = ({ page, reason, failure }: FieldReport, { divergence }: ReplayedActor): string =>
  divergence
    ? `takes ${divergence.event.type} as its model does, on ${page}`
    : `does not end in “${reason}” (${failure}) on ${page}`

/** The events of an actor, and those of the child machines that its model includes. */
const eventsOf = (
  { events, actors }: FieldReport,
  { children = {} }: AnyModel,
  actor: FieldActor,
): readonly FieldEvent[] => {
  const included = Object.values(children).map(({ machine }) => machine.id)
  const own = new Set([
    actor.id,
    ...actors
      .filter(({ parent, name }) => parent === actor.id && included.includes(name))
      .map(({ id }) => id),
  ])
  return events.filter(({ to }) => own.has(to.id))
}

const startsIn = (model: AnyModel, value: string | null) =>
  exploredOf(model)
    .filter((configuration) => JSON.stringify(configuration.value) === value)
    .slice(0, maxStarts)

const exploredOf = (model: AnyModel) => {
  const known = explored.get(model)
  if (known) return known
  const { configurations } = explore(model, { limit: maxExplored, partial: true })
  explored.set(model, configurations)
  return configurations
}

/* The exploration of a large machine takes seconds, and most reports begin in the middle of the same machines. */
const explored = new WeakMap<AnyModel, ReturnType<typeof explore>['configurations']>()

const indexOf = ({ divergence }: ReplayedActor): number =>
  divergence?.event.index ?? Number.POSITIVE_INFINITY

const byModel =
  (models: readonly AnyModel[]) =>
  (one: ReplayedActor, other: ReplayedActor): number => {
    const indexIn = ({ actor }: ReplayedActor) =>
      models.findIndex(({ machine }) => machine.id === actor.name)
    return indexIn(one) - indexIn(other)
  }

/** Who a report without a divergence is about: the page that the last user event went to, or the last receiver. */
const subjectOf = (
  { events, reason }: FieldReport,
  actors: readonly ReplayedActor[],
): ReplayedActor | null => {
  const replayed = (event: FieldEvent) => actors.find(({ actor }) => actor.id === event.to.id)
  const isOfPage = ({ to }: FieldEvent) => !siteActors.has(to.name)
  const last = events.toReversed()
  const found =
    reason === 'missing chunk'
      ? last.find(({ to }) => to.name === 'missingChunk')
      : reason === 'unexpected failure' || reason === 'crashed actor'
        ? last.find(({ type }) => type.startsWith('xstate.error.actor.'))
        : last.find((event) => isOfPage(event) && replayed(event))
  return (found && replayed(found)) ?? actors[0] ?? null
}

/** The machines that no page shows as its own. */
const siteActors: ReadonlySet<string> = new Set([
  'app',
  'session',
  'restoreIdentity',
  'onboarding',
  'passwordRemoved',
  'theme',
  'navigationBlocker',
  'signIns',
  'pageHost',
])

/* The start of an actor that the report has forgotten: enough to find each state, and a few seconds. */
const maxExplored = 1500
const maxStarts = 8

import { type AnyModel, explore, replay } from 'statewalk'
import { observationOf } from 'statewalk/internal'
import type { RecordedActor, RecordedEvent } from '../../machines/live/live.ts'
import type { PathFile } from '../paths/path-file.ts'
import { type ReplayedActor, replayActor } from './replay-actor.ts'
import { actorsIn, type SiteRecording } from './site-recording.ts'

/** A recording on the machines: each actor with a model, in the order of their start. Plain data, for another thread. */
export type ReplayedRecording = {
  recording: SiteRecording
  actors: readonly ReplayedActor[]
  /** The first divergence in the order of the events; null if the machines agree with all of it. */
  divergence: ReplayedActor | null
  /** The actor that the recording is about; null if no machine of it has a model. */
  suspect: ReplayedActor | null
}

/**
 * Walks every machine of a recording on its model. If the recording does not contain the start of an actor, its walk
 * begins with a shortest path to its first recorded state.
 */
export const replayRecording = (
  models: readonly AnyModel[],
  recording: SiteRecording,
): ReplayedRecording => {
  const reportedContext = { mode: modes[recording.cause?.page ?? ''] }
  const actors = actorsIn(recording.events).flatMap((actor) => {
    const model = models.find(({ machine }) => machine.id === actor.name)
    const events = model ? eventsOf(recording, model, actor) : []
    const [first] = events
    if (!model || !first) return []
    const start = first.type === 'xstate.init' ? [] : startsIn(model, first.value)
    return [replayActor(model, actor, events, start, reportedContext)]
  })
  const [divergence = null] = actors
    .filter((actor) => actor.divergence !== null)
    .sort((one, other) => indexOf(one) - indexOf(other))
  const crashed = actors.find(({ crashes }) => crashes)
  const suspect = divergence ?? crashed ?? subjectOf(recording, actors)
  return { recording, actors, divergence, suspect }
}

/**
 * The suspect's path as a regression test: up to the divergence, with the state that the model expects there, or the
 * whole path for the screen. Null without a suspect.
 */
export const regressionOf = (
  models: readonly AnyModel[],
  { recording, suspect }: ReplayedRecording,
): PathFile | null => {
  const model = models.find(({ machine }) => machine.id === suspect?.actor.name)
  if (!suspect || !model) return null
  const { input, divergence, next } = suspect
  const moves = [...suspect.moves, ...(next === null ? [] : [next])]
  const isExplained = divergence !== null && divergence.instead.length > 0
  const leafOf = () => observationOf(replay(model, { input, moves })).states.at(-1) ?? ''
  return {
    machine: model.machine.id,
    title: titleOf(recording, suspect),
    input,
    moves,
    expectations: isExplained ? [{ step: moves.length, active: [leafOf()] }] : [],
  }
}

const titleOf = ({ cause }: SiteRecording, { actor, divergence }: ReplayedActor): string => {
  if (divergence)
    return `takes ${divergence.event.type} as its model does, on ${cause?.page ?? 'the running site'}`
  return cause
    ? `does not end in “${cause.reason}” (${cause.failure}) on ${cause.page}`
    : `repeats what ${actor.name} did on the running site`
}

/** The events of an actor, and those of the child machines that its model includes. */
const eventsOf = (
  { events }: SiteRecording,
  { children = {} }: AnyModel,
  actor: RecordedActor,
): readonly RecordedEvent[] => {
  const included = Object.values(children).map(({ machine }) => machine.id)
  return withoutUnfinished(
    events.filter(
      ({ to }) => to.id === actor.id || (to.parent?.id === actor.id && included.includes(to.name)),
    ),
  )
}

/* Of the letters that a person types into a field, the last one has the whole text. */
const withoutUnfinished = (events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  events.filter(({ to, type, value, values }, index) => {
    const next = events[index + 1]
    return !(
      values?.data.field !== undefined &&
      next?.values?.data.field === values.data.field &&
      next.type === type &&
      next.to.id === to.id &&
      JSON.stringify(next.value) === JSON.stringify(value)
    )
  })

const startsIn = (model: AnyModel, value: RecordedEvent['value']) =>
  explore(model, { limits: { configurations: maxExplored }, partial: true })
    .configurations.filter((each) => JSON.stringify(each.value) === JSON.stringify(value))
    .slice(0, maxStarts)

const indexOf = ({ divergence }: ReplayedActor): number =>
  divergence?.event.index ?? Number.POSITIVE_INFINITY

/** Who a recording without a divergence is about: who received the failure, or the page in view, or the last receiver. */
const subjectOf = (
  { events, cause }: SiteRecording,
  actors: readonly ReplayedActor[],
): ReplayedActor | null => {
  const failed = /^unexpected failure$|^crashed actor$/.test(cause?.reason ?? '')
  const replayed = events
    .filter(({ type }) => !failed || type.startsWith('xstate.error.actor.'))
    .flatMap(({ to }) => actors.filter(({ actor }) => actor.id === to.id))
  const ofPage = replayed.findLast(({ actor }) => actor.parent?.name === 'pageHost')
  return (failed ? undefined : ofPage) ?? replayed.at(-1) ?? actors[0] ?? null
}

/* Two pages share a machine, whose input names the page; a report does not contain it. */
const modes: Readonly<Record<string, string>> = {
  ...{ '/profile-completion': 'completing', '/edit-profile': 'editing' },
  ...{ '/preferences': 'choosing', '/update-preferences': 'updating' },
}

/* The start of an actor that the report has forgotten: enough to find each state, and a few seconds. */
const maxExplored = 1500
const maxStarts = 8

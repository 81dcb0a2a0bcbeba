import type { AnyModel, Move, Outcome, Run } from 'statewalk'
import { delayNamesOf, outcomeAt, servicePlacesOf, userEventsOf } from 'statewalk/internal'
import type { RecordedEvent } from '../../machines/live/live.ts'
import { hidden, isSecret } from '../../machines/live/secrets.ts'
import { recordedMove } from '../recording/record.ts'

/**
 * The moves of the model that can be the event, the most likely first: by the data of the event, or by its failure if
 * the recording has no values. Samples replace what a person has typed.
 */
export const movesOfEvent = (model: AnyModel, run: Run, event: RecordedEvent): readonly Move[] => {
  const { moves } = run.possibleMoves()
  const { from, to, type, failure, values } = event
  const timers = modelsIn(model).flatMap(({ machine }) => delayNamesOf(machine).get(type) ?? [])
  if (timers.length > 0)
    return moves.filter(
      (move) => move.kind === 'wait' && timers.some((timer) => move.timers.includes(timer)),
    )
  const endings = moves.flatMap((move) => {
    if (move.kind !== 'settle' || from === null) return []
    const outcome = outcomeOf(model, move)
    const isSuch =
      servicesNamed(model, from.name).includes(move.service) &&
      isAt(model, move, type) &&
      outcome !== undefined &&
      ends(outcome, type)
    return isSuch ? [{ move, answer: answerOf(outcome) }] : []
  })
  const data = values?.data
  const likeliest = data
    ? likeliestFirst(endings, ({ answer }) => answer, data.output ?? data.error ?? data)
    : likeliestFirst(endings, ({ answer }) => failureIn(answer), failure)
  const under = to.name === model.machine.id ? null : childName(model, to.name)
  const sends = moves.filter(
    (move) => move.kind === 'send' && move.event === type && move.to === under,
  )
  return [
    ...likeliest.map(({ move }) => move),
    ...(values && under === null ? typedFirst(model, run, event, sends) : sends),
  ]
}

/** The samples of the same field, the most similar first; the one with the same data alone. */
const typedFirst = (
  model: AnyModel,
  run: Run,
  { type, values }: RecordedEvent,
  sends: readonly Move[],
): readonly Move[] => {
  const data = { ...values?.data }
  const isHidden = isSecret(data) || JSON.stringify(data).includes(hidden)
  const name = isHidden ? null : recordedMove(model, { ...data, type }, run.now())
  const sample = sends.find((move) => move.name === name)
  if (sample) return [sample]
  const events = new Map(userEventsOf(model).map((event) => [event.name, event]))
  const sampleOf = (move: Move) => events.get(move.name)?.make(run.now(), () => {}) ?? { type }
  return likeliestFirst(
    sends.filter((move) => sampleOf(move).field === data.field),
    sampleOf,
    data,
  )
}

/** Whether the event is a message inside of the model: from one of its machines to another, so no move. */
export const isInternal = (model: AnyModel, { from, to }: RecordedEvent): boolean => {
  const names = modelsIn(model).map(({ machine }) => machine.id)
  return from !== null && from.id !== to.id && names.includes(from.name) && names.includes(to.name)
}

const modelsIn = (model: AnyModel): readonly AnyModel[] => [
  model,
  ...Object.values(model.children ?? {}),
]

const childName = (model: AnyModel, machine: string): string | null =>
  Object.entries(model.children ?? {}).find(([, child]) => child.machine.id === machine)?.[0] ??
  null

/** A recording names a child machine by its own id, and the model by its name in `setup`. */
const servicesNamed = (model: AnyModel, name: string): readonly string[] => [
  name,
  ...modelsIn(model).flatMap(({ machine }) =>
    Object.entries(machine.implementations.actors).flatMap(([service, logic]) =>
      Object(logic).id === name ? [service] : [],
    ),
  ),
]

type Settle = Extract<Move, { kind: 'settle' }>

const outcomeOf = (model: AnyModel, { service, outcome }: Settle): Outcome | undefined =>
  modelsIn(model)
    .map(({ outcomes }) => outcomes[service]?.[outcome])
    .find((found) => found !== undefined)

/** The end of a service names the state that has invoked it, which distinguishes two services of the same name. */
const isAt = (model: AnyModel, { place }: Settle, type: string): boolean => {
  const places = servicePlacesOf(model.machine)
  const ending = places.get(type.replace(/^xstate\.(done|error)\.actor\./, ''))
  return ending === undefined || place === null || ending === place
}

const ends = (outcome: Outcome, type: string): boolean => {
  if (type.startsWith('xstate.done.actor.')) return 'resolves' in outcome
  if (type.startsWith('xstate.error.actor.')) return 'rejects' in outcome
  return 'sends' in outcome && Object(answerOf(outcome)).type === type
}

/** Undefined if the answer depends on the input of the service. */
const answerOf = (outcome: Outcome): unknown => {
  try {
    return Object.values(outcomeAt(outcome, 0))[0]
  } catch {
    return undefined
  }
}

const failureIn = (answer: unknown): string | null => {
  const { kind, failure } = Object(answer) as { kind?: string; failure?: { kind?: string } | null }
  return failure?.kind ?? kind ?? null
}

/** The number of equal leaves in `sample` and `real`. A higher number means a better match. */
const likeness = (sample: unknown, real: unknown): number => {
  if (typeof sample !== 'object' || sample === null) return Object.is(sample, real) ? 1 : 0
  if (typeof real !== 'object' || real === null) return 0
  return Object.entries(sample).reduce(
    (sum, [key, value]) => sum + likeness(value, Reflect.get(real, key)),
    0,
  )
}

/** The same values, sorted by likeness to `real`. The sort is stable. */
export const likeliestFirst = <Value>(
  values: readonly Value[],
  sampleOf: (value: Value) => unknown,
  real: unknown,
): readonly Value[] =>
  values.toSorted((one, other) => likeness(sampleOf(other), real) - likeness(sampleOf(one), real))

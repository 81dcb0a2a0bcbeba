import type { AnyModel, Move, Outcome, Run } from 'statewalk'
import { delayNamesOf, outcomeAt } from 'statewalk/internal'
import type { FieldEvent } from './report-file.ts'

/** The moves of the model that can be the event, the most likely first. */
export const fieldMoves = (model: AnyModel, run: Run, event: FieldEvent): readonly Move[] => {
  const { moves } = run.possibleMoves()
  const { from, to, type } = event
  const own = [model, ...Object.values(model.children ?? {})]
  const timers = own.flatMap(({ machine }) => delayNamesOf(machine).get(type) ?? [])
  if (timers.length > 0)
    return moves.filter((move) => move.kind === 'wait' && timers.some(isIn(move.timers)))
  const endings = moves.filter(
    (move) =>
      move.kind === 'settle' &&
      from !== null &&
      servicesNamed(model, from.name).includes(move.service) &&
      ends(model, move, event),
  )
  const under = to.name === model.machine.id ? null : childName(model, to.name)
  const sends = moves.filter(
    (move) => move.kind === 'send' && move.event === type && move.to === under,
  )
  return [...endings.sort(byFailure(model, event)), ...sends]
}

/** Whether the event is a message inside of the model: from one of its machines to another, so no move. */
export const isInternal = (model: AnyModel, { from, to, type }: FieldEvent): boolean => {
  const names = [model, ...Object.values(model.children ?? {})].map(({ machine }) => machine.id)
  return (
    from !== null && from.id !== to.id && [from.name, to.name].every(isIn(names)) && type !== ''
  )
}

const isIn =
  (names: readonly string[]) =>
  (name: string): boolean =>
    names.includes(name)

const childName = (model: AnyModel, machine: string): string | null =>
  Object.entries(model.children ?? {}).find(([, child]) => child.machine.id === machine)?.[0] ??
  null

/** A report names a child machine by its own id, and the model by its name in `setup`. */
const servicesNamed = (model: AnyModel, name: string): readonly string[] => [
  name,
  ...[model, ...Object.values(model.children ?? {})].flatMap(({ machine }) =>
    Object.entries(machine.implementations.actors).flatMap(([service, logic]) =>
      Object(logic).id === name ? [service] : [],
    ),
  ),
]

type Settle = Extract<Move, { kind: 'settle' }>

const outcomeOf = (model: AnyModel, { service, outcome }: Settle): Outcome | undefined =>
  [model, ...Object.values(model.children ?? {})]
    .map(({ outcomes }) => outcomes[service]?.[outcome])
    .find((found) => found !== undefined)

const ends = (model: AnyModel, move: Settle, { type }: FieldEvent): boolean => {
  const outcome = outcomeOf(model, move)
  if (!outcome) return false
  if (type.startsWith('xstate.done.actor.')) return 'resolves' in outcome
  if (type.startsWith('xstate.error.actor.')) return 'rejects' in outcome
  return 'sends' in outcome && typeOf(answerOf(outcome)) === type
}

/* Outcomes with the recorded kind of failure first. */
const byFailure =
  (model: AnyModel, { failure }: FieldEvent) =>
  (one: Move, other: Move): number =>
    distance(model, one, failure) - distance(model, other, failure)

const distance = (model: AnyModel, move: Move, failure: string | null): number => {
  const outcome = move.kind === 'settle' ? outcomeOf(model, move) : undefined
  return outcome && failureIn(answerOf(outcome)) === failure ? 0 : 1
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

const typeOf = (answer: unknown): unknown => Object(answer).type

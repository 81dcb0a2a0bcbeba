import type { AnyModel, Move, Outcome, Run } from 'statewalk'
import {
  delayNamesOf,
  freeMoveNamed,
  outcomeAt,
  sendOf,
  servicePlacesOf,
  userEventsOf,
} from 'statewalk/internal'
import type { LiveEntry } from '../../machines/live/live.ts'
import { hidden, isSecret } from '../../machines/live/secrets.ts'
import { recordedMove } from '../recording/record.ts'
import { likeliestFirst } from './likeness.ts'

/** The name of the timer that caused an entry, as in `setup`; null if no timer did. */
export const timerOf = (model: AnyModel, { event, service }: LiveEntry): string | null =>
  service === null ? (delayNamesOf(model.machine).get(event.type) ?? null) : null

/**
 * The moves of the model that may correspond to an entry in the run's configuration, most likely first. Unless
 * `keepsTyped`, no move contains what a person has typed.
 */
export const candidatesFor = (
  model: AnyModel,
  run: Run,
  entry: LiveEntry,
  keepsTyped: boolean,
): readonly Move[] => {
  const { moves } = run.possibleMoves()
  if (entry.service) return endingsOf(model, run, entry, moves)
  const timer = timerOf(model, entry)
  if (timer !== null)
    return moves.filter((move) => move.kind === 'wait' && move.timers.includes(timer))
  return namesOf(model, run, entry, keepsTyped).flatMap(
    (name) => moves.find((move) => move.name === name) ?? freeMoveNamed(name) ?? [],
  )
}

const endingsOf = (
  model: AnyModel,
  run: Run,
  { event, service }: LiveEntry,
  moves: readonly Move[],
): readonly Move[] => {
  const place = service ? (servicePlacesOf(model.machine).get(service.id) ?? null) : null
  const endings = moves.flatMap((move) => {
    if (move.kind !== 'settle' || move.service !== service?.name || move.place !== place) return []
    const outcome = model.outcomes[move.service]?.[move.outcome]
    return outcome && isSuch(outcome, event.type)
      ? [{ move, answer: answerOf(outcomeAt(outcome, run.now())) }]
      : []
  })
  const real = event.output ?? event.error ?? event
  return likeliestFirst(endings, ({ answer }) => answer, real).map(({ move }) => move)
}

const isSuch = (outcome: Outcome, type: string): boolean => {
  if (type.startsWith('xstate.done.actor.')) return 'resolves' in outcome
  if (type.startsWith('xstate.error.actor.')) return 'rejects' in outcome
  return 'sends' in outcome
}

const answerOf = (outcome: Outcome): unknown => Object.values(outcome)[0]

/* A hidden value may be any of the model's samples; so may a typed one of its kind, or else a text of its shape. */
const namesOf = (
  model: AnyModel,
  run: Run,
  { event }: LiveEntry,
  keepsTyped: boolean,
): readonly string[] => {
  const { type, ...data } = event
  const isHidden = isSecret(data) || JSON.stringify(data).includes(hidden)
  const recorded = isHidden ? null : recordedMove(model, event, run.now())
  if (recorded !== null && (keepsTyped || freeMoveNamed(recorded) === null)) return [recorded]
  const samples = userEventsOf(model)
    .filter((sample) => sample.type === type)
    .map(({ name, make }) => ({ name, event: make(run.now(), () => {}) }))
    .filter((sample) => sample.event.field === event.field)
    .filter((sample) => isHidden || kindOfText(sample.event.value) === kindOfText(event.value))
  return [
    ...likeliestFirst(samples, (sample) => sample.event, event).map(({ name }) => name),
    ...(isHidden ? [] : [sendOf(type, sameShape(data)).name]),
  ]
}

const kindOfText = (value: unknown): string => {
  if (typeof value !== 'string') return typeof value
  if (value.includes('@')) return 'email'
  return /^[+\d]/.test(value) ? 'number' : 'words'
}

/** A copy of an event's data with the same length and punctuation, but without a letter or digit that was typed. */
const sameShape = ({ field, ...data }: Record<string, unknown>): Record<string, unknown> => ({
  ...(field === undefined ? {} : { field }),
  ...Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0') : value,
    ]),
  ),
})

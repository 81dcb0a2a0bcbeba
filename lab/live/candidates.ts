import {
  type AnyModel,
  delayNamesOf,
  freeMoveNamed,
  type Move,
  type Outcome,
  outcomeAt,
  type Run,
  servicePlacesOf,
  userEventsOf,
} from 'statewalk'
import type { LiveEntry } from '../../machines/live/live.ts'
import { hidden, isSecret } from '../../machines/live/secrets.ts'
import { recordedMove } from '../recording/record.ts'
import { likeliestFirst } from './likeness.ts'

/** The name of the timer that caused an entry, as in `setup`; null if no timer did. */
export const timerOf = (model: AnyModel, { event, service }: LiveEntry): string | null =>
  service === null ? (delayNamesOf(model.machine).get(event.type) ?? null) : null

/** The moves of the model that may correspond to an entry in the run's configuration, most likely first. */
export const candidatesFor = (model: AnyModel, run: Run, entry: LiveEntry): readonly Move[] => {
  const { moves } = run.possible()
  if (entry.service) return endingsOf(model, run, entry, moves)
  const timer = timerOf(model, entry)
  if (timer !== null)
    return moves.filter((move) => move.kind === 'wait' && move.timers.includes(timer))
  return namesOf(model, run, entry).flatMap(
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

/* A hidden value may be any of the model's samples; everything else is recorded exactly. */
const namesOf = (model: AnyModel, run: Run, { event }: LiveEntry): readonly string[] => {
  const { type: _, ...data } = event
  if (!isSecret(data) && !JSON.stringify(data).includes(hidden)) {
    const recorded = recordedMove(model, event, run.now())
    return recorded === null ? [] : [recorded]
  }
  const samples = userEventsOf(model)
    .filter(({ type }) => type === event.type)
    .map(({ name, make }) => ({ name, event: make(run.now(), () => {}) }))
    .filter((sample) => sample.event.field === event.field)
  return likeliestFirst(samples, (sample) => sample.event, event).map(({ name }) => name)
}

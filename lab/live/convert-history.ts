import { type AnyModel, type Move, type Run, startRun } from 'statewalk'
import { inputsOf, passOf } from 'statewalk/internal'
import type { StateValue } from 'xstate'
import type { LiveActor, LiveEntry } from '../../machines/live/live.ts'
import { changesBetween } from '../recording/difference.ts'
import { untilNextTimer } from '../recording/elapsed-time.ts'
import { candidatesFor, timerOf } from './candidates.ts'
import { likeliestFirst } from './likeness.ts'

/** The reason why the rest of a history cannot be converted to moves. */
export type Unconverted = {
  /** The index of the entry that could not be converted, from 1; 0 is the start. */
  step: number
  event: string
  reason: 'start forgotten' | 'no such start' | 'no such move' | 'leads elsewhere'
}

/** A history as moves on the model, as far as it could be converted. */
export type ConvertedHistory = {
  input: string
  moves: readonly string[]
  unconverted: Unconverted | null
}

/**
 * Converts the history of an actor on the site to moves on its model. Where several outcomes of a service are possible,
 * it takes the most likely one whose transition leads to the same state. Time passes as recorded, but timers fire at
 * the model's times, because a browser's timers are late by varying amounts. Samples replace what a person has typed,
 * unless `keepsTyped`.
 */
export const convertHistory = (
  model: AnyModel,
  actor: LiveActor,
  { keepsTyped = false } = {},
): ConvertedHistory => {
  const input = inputFor(model, actor)
  const stop = (
    step: number,
    reason: Unconverted['reason'],
    moves: readonly Move[] = [],
  ): ConvertedHistory => ({
    input: input ?? Object.keys(model.inputs)[0] ?? '',
    moves: moves.map(({ name }) => name),
    unconverted: { step, event: actor.history[step - 1]?.event.type ?? '', reason },
  })
  if (input === null) return stop(0, 'no such start')
  if (actor.forgotten > 0) return stop(0, 'start forgotten')

  let run = startRun(model, input)
  let moves: readonly Move[] = []
  /* Timers that fire together are one move: skip the entries of the others. */
  let fired: readonly string[] = []
  let before: { at: number; value: StateValue; context: unknown } = actor.start

  for (const [index, entry] of actor.history.entries()) {
    const timer = timerOf(model, entry)
    if (timer !== null && fired.includes(timer)) {
      fired = fired.filter((name) => name !== timer)
      if (fired.length === 0 && !isSame(run.snapshot().value, entry.value))
        return stop(index + 1, 'leads elsewhere', moves)
    } else {
      const waited = timer === null ? waitUntil(run, entry.at - before.at) : []
      for (const wait of waited) run.make(wait)
      const start = [...moves, ...waited]
      const candidates = candidatesFor(model, run, entry, keepsTyped)
      const made = firstThatFits(model, input, run, start, candidates, entry)
      if (made !== null) {
        run = made.run
        moves = [...start, made.move]
        fired = made.move.kind === 'wait' ? made.move.timers.filter((name) => name !== timer) : []
      } else if (hasMoved(before, entry)) {
        return stop(index + 1, candidates.length > 0 ? 'leads elsewhere' : 'no such move', moves)
      } else {
        run = again(model, input, start)
        moves = start
      }
    }
    before = entry
  }
  return { input, moves: moves.map(({ name }) => name), unconverted: null }
}

/** The model's input whose machine begins in the actor's initial state, the most similar first. */
const inputFor = (model: AnyModel, { start }: LiveActor): string | null => {
  const runs = Object.keys(inputsOf(model))
    .map((input) => ({ input, snapshot: startRun(model, input).snapshot() }))
    .filter(({ snapshot }) => isSame(snapshot.value, start.value))
  const [likeliest] = likeliestFirst(runs, ({ snapshot }) => snapshot.context, start.context)
  return likeliest?.input ?? null
}

/** Makes the first candidate that leads to the actor's recorded state; null if none does. */
const firstThatFits = (
  model: AnyModel,
  input: string,
  current: Run,
  start: readonly Move[],
  candidates: readonly Move[],
  entry: LiveEntry,
): { run: Run; move: Move } | null => {
  let run = current
  for (const [index, move] of candidates.entries()) {
    if (index > 0) run = again(model, input, start)
    if (fits(run, move, entry)) return { run, move }
  }
  return null
}

const fits = (run: Run, move: Move, entry: LiveEntry): boolean => {
  try {
    run.make(move)
  } catch {
    return false
  }
  if (run.actorError() !== null) return false
  return isSame(run.snapshot().value, entry.value) || firesTogether(move)
}

/* Between two timers of the same moment the state cannot be observed. */
const firesTogether = (move: Move): boolean => move.kind === 'wait' && move.timers.length > 1

const again = (model: AnyModel, input: string, moves: readonly Move[]): Run => {
  const run = startRun(model, input)
  for (const move of moves) run.make(move)
  return run
}

/** Advances to the recorded time, but not far enough to fire a timer that had not fired. */
const waitUntil = (run: Run, passed: number): readonly Move[] => {
  const next = untilNextTimer(run)
  const ms = Math.min(Math.round(passed), next === null ? Number.POSITIVE_INFINITY : next - 1)
  return ms > 0 ? [passOf(ms)] : []
}

const hasMoved = (
  before: { value: StateValue; context: unknown },
  after: { value: StateValue; context: unknown },
): boolean => !isSame(before.value, after.value) || !isSame(before.context, after.context)

const isSame = (one: unknown, other: unknown): boolean => changesBetween(one, other).length === 0

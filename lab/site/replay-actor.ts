import { type AnyModel, type Move, type Run, startRun } from 'statewalk'
import { inputsOf, passOf } from 'statewalk/internal'
import type { RecordedActor, RecordedEvent } from '../../machines/live/live.ts'
import { untilNextTimer } from '../recording/elapsed-time.ts'
import { isInternal, likeliestFirst, movesOfEvent } from './moves-of-event.ts'

/** Where the machine and the recording part. */
export type Divergence = {
  event: RecordedEvent
  /** The states that the machine can be in instead, as JSON. Empty if no move of the model explains the event. */
  instead: readonly string[]
}

/** The events of one actor as moves on its model. */
export type ReplayedActor = {
  /** It has the name of its machine. */
  actor: RecordedActor
  input: string
  /** The moves up to the divergence, or all of them. */
  moves: readonly string[]
  /** The events of the actor, and of the child machines that its model includes. */
  events: readonly RecordedEvent[]
  /** The number of events that the moves explain: up to the divergence, or all. */
  explained: number
  /** For each explained event, the number of moves made after it. */
  movesAfter: readonly number[]
  /** Null if the machine agrees with the whole recording. */
  divergence: Divergence | null
  /** The moves that the model makes at the divergence, if it knows the event. */
  next: string | null
  /** Whether the machine crashes at the same event as the recorded one. */
  crashes: boolean
}

type Path = { input: string; moves: readonly Move[]; movesAfter: readonly number[] }
type Walk = Path & { run: Run }

/**
 * Finds moves of the model with which its machine goes through the recorded states of an actor. It follows several
 * samples at a time until the states decide between them, because a report has no values, and because samples replace
 * typed values. `start` are paths to the first recorded state, `real` is what its context is like.
 */
export const replayActor = (
  model: AnyModel,
  actor: RecordedActor,
  events: readonly RecordedEvent[],
  start: readonly Omit<Path, 'movesAfter'>[] = [],
  real: unknown = null,
): ReplayedActor => {
  const [first, ...later] = events
  const paths = isWhole(events)
    ? Object.keys(inputsOf(model)).map((input) => ({ input, moves: [] }))
    : start
  const starts = paths.flatMap(
    (path) => walkAlong(model, { ...path, movesAfter: [path.moves.length] }) ?? [],
  )
  let walks = likeliestFirst(
    starts.filter(({ run }) => first?.value === null || isIn(run, first?.value)),
    ({ run }) => run.snapshot().context,
    first?.values?.context ?? real,
  )
  const end = (explained: number, rest: Partial<ReplayedActor> = {}): ReplayedActor => {
    const [walk] = walks
    return {
      ...{ actor, events, explained },
      input: walk?.input ?? Object.keys(model.inputs)[0] ?? '',
      moves: walk?.moves.map(({ name }) => name) ?? [],
      movesAfter: walk?.movesAfter ?? [],
      ...{ divergence: null, next: null, crashes: false, ...rest },
    }
  }
  if (!first) return end(0)
  if (walks.length === 0) {
    const instead = isWhole(events) ? [...new Set(starts.map(({ run }) => stateOf(run)))] : []
    return end(0, { divergence: { event: first, instead } })
  }
  let before = first
  for (const [index, event] of later.entries()) {
    const tries = triesOf(model, walks, event, event.at - before.at)
    const crash = event.value === null && event.to.id === actor.id
    const crashed = crash ? tries.find(({ crashes }) => crashes) : undefined
    if (crash)
      return end(crashed ? index + 2 : index + 1, {
        ...pathOf(crashed ?? likeliest(tries, before)),
        divergence: crashed ? null : { event, instead: statesOf(tries) },
        crashes: crashed !== undefined,
      })
    const agreeing = tries.filter(
      (each) => each.walk && (firesTogether(each) || agrees(each.walk.run, actor, event)),
    )
    const unmoved = walks.filter(({ run }) => agrees(run, actor, event))
    if (agreeing.length === 0 && (unmoved.length === 0 || tries.some(({ crashes }) => crashes)))
      return end(index + 1, {
        ...pathOf(likeliest(tries, before)),
        divergence: { event, instead: statesOf(tries) },
      })
    const next = agreeing.length > 0 ? agreeing.flatMap(({ walk }) => walk ?? []) : unmoved
    walks = distinct(next).map((walk) => ({
      ...walk,
      movesAfter: [...walk.movesAfter, walk.moves.length],
    }))
    before = event
  }
  return end(events.length)
}

/** Whether a recording begins with the start of its actor. */
export const isWhole = ([first]: readonly RecordedEvent[]): boolean => first?.type === 'xstate.init'

type Try = { from: Path; walk: Walk | null; move: Move | null; crashes: boolean }

/** Whether the move fires several timers. Between them the state of the model cannot be observed. */
const firesTogether = ({ move }: Try): boolean => move?.kind === 'wait' && move.timers.length > 1

/** The try that a test begins with: one that leads to another state, because a fault shows where something happens. */
const likeliest = (tries: readonly Try[], before: RecordedEvent): Try | undefined =>
  tries.find(({ walk }) => walk && !isIn(walk.run, before.value)) ?? tries[0]

const pathOf = (found: Try | undefined): Partial<ReplayedActor> =>
  found
    ? {
        input: found.from.input,
        moves: found.from.moves.map(({ name }) => name),
        movesAfter: found.from.movesAfter,
        next: found.move?.name ?? null,
      }
    : {}

/** Every way in which the model explains the event, from every walk. */
const triesOf = (
  model: AnyModel,
  walks: readonly Walk[],
  event: RecordedEvent,
  passed: number,
): readonly Try[] =>
  walks.flatMap((walk): readonly Try[] => {
    if (isInternal(model, event)) return [{ from: walk, walk, move: null, crashes: false }]
    const waits = waitUntil(model, walk.run, event, passed)
    const path = { ...walk, moves: [...walk.moves, ...waits] }
    const here = waits.length === 0 ? walk : walkAlong(model, path)
    if (!here) return []
    const moves = movesOfEvent(model, here.run, event)
    return moves.map((move) => {
      const along = moves.length === 1 ? here : walkAlong(model, path)
      const made = along && madeMove(along, move)
      return { from: path, walk: made, move, crashes: made === null }
    })
  })

const madeMove = (walk: Walk, move: Move): Walk | null => {
  const { moves, run } = walk
  try {
    run.make(move)
  } catch {
    return null
  }
  return run.actorError() === null ? { ...walk, moves: [...moves, move] } : null
}

const walkAlong = (model: AnyModel, path: Path): Walk | null => {
  let walk: Walk | null = { ...path, moves: [], run: startRun(model, path.input) }
  for (const move of path.moves) walk = walk && madeMove(walk, move)
  return walk
}

/** Time passes as recorded, but not far enough to fire a timer that had not fired. */
const waitUntil = (
  model: AnyModel,
  run: Run,
  event: RecordedEvent,
  passed: number,
): readonly Move[] => {
  if (movesOfEvent(model, run, event).some(({ kind }) => kind === 'wait')) return []
  const next = untilNextTimer(run)
  const ms = Math.min(passed, next === null ? Number.POSITIVE_INFINITY : next - 1)
  return ms >= 1000 ? [passOf(ms)] : []
}

/** Walks of the same configuration go on alike. */
const distinct = (walks: readonly Walk[]): Walk[] => {
  const known = new Set<string>()
  const isNew = (key: string) => !known.has(key) && known.add(key)
  return walks.filter(({ run }) => isNew(run.configuration())).slice(0, maxWalks)
}

const statesOf = (tries: readonly Try[]): readonly string[] => [
  ...new Set(tries.flatMap(({ walk }) => (walk ? [stateOf(walk.run)] : []))),
]

const stateOf = (run: Run): string => JSON.stringify(run.snapshot().value)

const isIn = (run: Run, value: RecordedEvent['value'] | undefined): boolean =>
  stateOf(run) === JSON.stringify(value)

/** Whether the receiver of the event, the machine or a child machine of it, is in the recorded state. */
const agrees = (run: Run, actor: RecordedActor, { to, value }: RecordedEvent): boolean => {
  if (to.id === actor.id) return isIn(run, value)
  const children = Object.values(run.snapshot().children) as readonly Child[]
  const child = children.find((each) => each?.getSnapshot().machine?.id === to.name)
  // A child that has ended is gone.
  return !child || JSON.stringify(child.getSnapshot().value) === JSON.stringify(value)
}

type Child = { getSnapshot(): { machine?: { id: string }; value?: unknown } } | undefined

/* More samples than a form has fields, and few enough for a second. */
const maxWalks = 48

/** The first event that the machines do not explain, as a sentence. */
export const divergenceLine = ({ actor, divergence }: ReplayedActor): string => {
  if (!divergence) return ''
  const { event, instead } = divergence
  const recorded =
    event.value === null ? 'the machine crashed' : `it led to ${JSON.stringify(event.value)}`
  const model =
    instead.length === 0
      ? 'no move of the model explains it'
      : `in the model it leads to ${instead.join(' or ')}`
  return `First divergence: event ${event.index}, ${event.from?.name ?? 'page'} → ${actor.name}: '${event.type}'. On the site ${recorded}; ${model}.`
}

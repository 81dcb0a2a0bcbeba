import type { AnyStateMachine } from 'xstate'
import { type ActorLeak, growthIn, leakIn } from './actor-leak.ts'
import { createBudget, type Limits, limitsOf } from './budget.ts'
import {
  disagreement,
  type ExploredState,
  exploredState,
  keepDiverging,
  type OpenState,
  runIn,
  type Via,
} from './explored-states.ts'
import type { Configuration, Edge, Graph } from './graph.ts'
import type { AnyModel } from './model.ts'
import { modelFrom } from './model-from.ts'
import type { Move } from './moves.ts'
import { ownEntry } from './own-entry.ts'
import { passOf } from './replay.ts'
import { type Run, startRun } from './run.ts'
import { isIntact } from './saved-state.ts'
import { unknownsOf } from './unknowns.ts'
import { userEventsOf } from './user-events.ts'
import { isMachine } from './xstate-internals.ts'

/** The numbers so far, and what makes them large: a service of which every move starts another, or null. */
export type Progress = {
  configurations: number
  moves: number
  open: number
  growth(): string | null
}

/** Limits and observers of an exploration. */
export type ExploreOptions = {
  /** Limits that take precedence over the model's. */
  limits?: Partial<Limits>
  /** Whether a limit ends the exploration without an error, so that the graph is a part. A derived model implies it. */
  partial?: boolean
  /** Called before the moves of every configuration. */
  progress?: (done: Progress) => void
  /** Called after every start and every move, at the end of a shortest path to it. */
  visit?: (run: Run) => void
  /**
   * Called when the exploration begins again, because an event has turned out to be the machine's own, or because the
   * machine changes its context in place.
   */
  restart?: () => void
  /** Whether every path is replayed, instead of continuing from saved states. */
  replays?: boolean
}

/**
 * Visits every configuration from every input, breadth first, and makes every move there, as if each path had been
 * replayed from its start. The order depends on the model alone. A machine is explored with the model that `modelFrom`
 * derives: its user events are those that the machine does not send to itself. Above a limit a derived model is not
 * explored further; any other model throws, unless `partial` is set.
 */
export const explore = (
  explored: AnyModel | AnyStateMachine,
  options: ExploreOptions = {},
): Graph => {
  const { visit, progress, partial } = options
  const model = isMachine(explored) ? modelFrom(explored) : explored
  const limits = limitsOf(model, options.limits)
  const spent = createBudget(limits)
  const canStop = partial ?? model.defaults === true
  let reached: string | null = null
  let growth: string | null = null
  let leak: ActorLeak | null = null
  const places = new Map<string, ExploredState>()
  const edges: Edge[] = []
  const misread = new Set<string>()
  const askedFor = new Set<string>()
  let unfaithful: string | null = null

  const arrive = (run: Run, via: Via): ExploredState => {
    visit?.(run)
    const keys = run.keys()
    const { key, actors } = keys
    const orphan = leak === null ? run.orphan() : null
    if (orphan !== null) leak = leakIn(run, orphan)
    const known = places.get(key)
    const place =
      known ??
      exploredState(model, run, { index: places.size, keys, replays: options.replays, via })
    if (!known) {
      if (reached === null) {
        reached = spent(places.size + 1)
        if (reached !== null) growth = growthIn(run)
      }
      if (reached !== null && !canStop) throw new Error(tooMuch(model, reached, [...places.keys()]))
      if (actors > limits.actors) {
        place.isCut = true
        leak ??= leakIn(run)
      }
      places.set(key, place)
    }
    if (place.open && known && keys.wholeKey !== place.open.wholeKey) keepDiverging(run, place.open)
    for (const property of run.misread) misread.add(property)
    for (const name of run.askedFor) askedFor.add(name)
    return place
  }

  const starts = Object.keys(model.inputs).map((input) => {
    const run = startRun(model, input)
    return { input, step: run.lastStep(), to: arrive(run, null).index }
  })
  for (const here of places.values()) {
    here.isCut ||= reached !== null
    const { open } = here
    if (here.isCut || !open) {
      here.open = null
      continue
    }
    progress?.({
      configurations: places.size,
      moves: edges.length,
      open: places.size - here.index - 1,
      growth: () => growthIn(runIn(model, open)),
    })
    for (const move of [...open.possible, ...pausesIn(here, open, limits.pauses)]) {
      const run = runIn(model, open)
      const step = run.make(move)
      const there = arrive(run, { from: here, open, move })
      const own = ownEvents(model, run)
      if (own.length > 0) {
        options.restart?.()
        return explore({ ...model, internal: [...(model.internal ?? []), ...own] }, options)
      }
      open.leadsTo.set(move.name, there.key)
      edges.push({ from: here.index, to: there.index, move, step })
    }
    const { point, moves } = open.origin
    if (point && moves.length === 0 && !isIntact(point.state)) {
      options.restart?.()
      return explore(model, { ...options, replays: true })
    }
    unfaithful ??= disagreement(here, open)
    here.open = null
  }
  const configurations = [...places.values()]
  const leaving = configurations.map((): Edge[] => [])
  for (const edge of edges) leaving[edge.from]?.push(edge)
  const graph = {
    model,
    starts,
    configurations,
    edges,
    leaving,
    misread,
    askedFor,
    unfaithful,
    leak,
  }
  return { ...graph, limit: reached, unknowns: unknownsOf(graph, reached, growth) }
}

/** A pause halfway to the next timer, if a person can act after it and the path to here has few enough of them. */
const pausesIn = (
  { moves }: Configuration,
  { possible }: OpenState,
  max: number,
): readonly Move[] => {
  const next = possible.find((move) => move.kind === 'wait')
  if (next?.kind !== 'wait' || next.ms < 2 || !possible.some(({ kind }) => kind === 'send'))
    return []
  const pauses = moves.filter((move) => move.kind === 'wait' && move.timers.length === 0)
  return pauses.length < max ? [passOf(Math.floor(next.ms / 2))] : []
}

/** User events of a derived model that the machine has sent to itself. An event with a sample is a person's too. */
const ownEvents = (model: AnyModel, run: Run): readonly string[] => {
  if (!model.defaults) return []
  const isUserEvent = (type: string) => userEventsOf(model).some((event) => event.type === type)
  return [...run.sentToItself].filter((type) => isUserEvent(type) && !ownEntry(model.events, type))
}

const tooMuch = ({ machine }: AnyModel, limit: string, keys: readonly string[]): string =>
  [
    `'${machine.id}' has more than ${limit}: shrink the inputs or samples, or project away what no guard reads.`,
    'The last ones:',
    ...keys.slice(-3),
  ].join('\n')

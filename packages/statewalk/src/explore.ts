import type { AnyStateMachine } from 'xstate'
import {
  type Arrival,
  disagreement,
  type ExploredState,
  exploredState,
  keepRun,
  runsIn,
} from './explored-states.ts'
import type { Edge, Graph } from './graph.ts'
import type { AnyModel } from './model.ts'
import { modelFrom } from './model-from.ts'
import { rulesOf } from './rules.ts'
import { type Run, startRun } from './run.ts'
import { unknownsOf } from './unknowns.ts'
import { isMachine } from './xstate-internals.ts'

/** Limits and observers of an exploration. */
export type ExploreOptions = {
  /** The maximum number of configurations; the rule 'max configurations' by default. */
  limit?: number
  /** Called after every start and every move, at the end of a shortest path to it. */
  visit?: (run: Run) => void
}

/**
 * Visits every configuration from every input, breadth first, and makes every move there, as if each path had been
 * replayed from its start. The order depends on the model alone. A machine is explored with the model that `modelFrom`
 * derives. Above the limit of configurations a derived model is not explored further; any other model throws.
 */
export const explore = (
  explored: AnyModel | AnyStateMachine,
  { limit, visit }: ExploreOptions = {},
): Graph => {
  const model = isMachine(explored) ? modelFrom(explored) : explored
  const max = limit ?? rulesOf(model)['max configurations']
  const places = new Map<string, ExploredState>()
  const edges: Edge[] = []
  const misread = new Set<string>()
  let unfaithful: string | null = null

  const arrive = (run: Run, via: Arrival['via']): ExploredState => {
    visit?.(run)
    const { key, wholeKey } = run.keys()
    const known = places.get(key)
    if (!known && places.size >= max && !model.defaults)
      throw new Error(tooMany(model, max, [...places.keys()]))
    const place = known ?? exploredState(model, run, { index: places.size, key, wholeKey })
    places.set(key, place)
    keepRun({ run, wholeKey, via }, place)
    for (const property of run.misread) misread.add(property)
    return place
  }

  const starts = Object.keys(model.inputs).map((input) => {
    const run = startRun(model, input)
    return { input, step: run.lastStep(), to: arrive(run, null).index }
  })
  for (const here of places.values()) {
    here.isCut ||= places.size > max
    if (here.isCut) continue
    const nextRun = runsIn(here, model)
    for (const move of here.possible) {
      const run = nextRun()
      const step = run.make(move)
      const there = arrive(run, { from: here, move })
      here.leadsTo.set(move.name, there.key)
      edges.push({ from: here.index, to: there.index, move, step })
    }
    unfaithful ??= disagreement(here)
  }
  const configurations = [...places.values()]
  const leaving = configurations.map((): Edge[] => [])
  for (const edge of edges) leaving[edge.from]?.push(edge)
  const graph = { model, starts, configurations, edges, leaving, misread, unfaithful }
  return { ...graph, unknowns: unknownsOf(graph, places.size > max ? max : null) }
}

const tooMany = ({ machine }: AnyModel, limit: number, keys: readonly string[]): string =>
  [
    `'${machine.id}' has more than ${limit} configurations: shrink the inputs or samples, or project away what no guard reads.`,
    'The last ones:',
    ...keys.slice(-3),
  ].join('\n')

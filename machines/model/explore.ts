import type { Edge, Graph } from './graph.ts'
import type { AnyModel } from './model.ts'
import { bringTo, disagreement, type Place, placeOf, rest } from './places.ts'
import { type Run, startRun } from './run.ts'

/** How an exploration is bounded and watched. */
export type ExploreOptions = {
  /** The most configurations; 3 000 unless told. More than that is a model that should shrink its inputs. */
  limit?: number
  /** Sees the run after every start and every move, at the end of a shortest way there. */
  visit?: (run: Run) => void
}

/**
 * Walks to every configuration from every input, breadth first, and makes every move there, as if each path had
 * been replayed from its start; the order depends on the model alone. Throws when there are more configurations
 * than the limit.
 */
export const explore = (model: AnyModel, { limit = 3_000, visit }: ExploreOptions = {}): Graph => {
  const places = new Map<string, Place>()
  const edges: Edge[] = []
  const misread = new Set<string>()
  let unfaithful: string | null = null

  const arrive = (run: Run, came: Place['came']): Place => {
    visit?.(run)
    const key = run.configuration()
    const known = places.get(key)
    if (!known && places.size === limit) throw new Error(tooMany(model, limit, [...places.keys()]))
    const place = known ?? placeOf(model, run, { index: places.size, key, came })
    places.set(key, place)
    rest(model, run, place)
    return place
  }

  const starts = Object.keys(model.inputs).map((input) => {
    const run = startRun(model, input)
    return { input, step: run.lastStep(), to: arrive(run, null).index }
  })
  for (const here of places.values()) {
    for (const move of here.possible) {
      const run = bringTo(here, model)
      const step = run.make(move)
      const there = arrive(run, { from: here, by: move })
      here.leadsTo.set(move.name, there.key)
      edges.push({ from: here.index, to: there.index, move, step })
      for (const property of run.misread) misread.add(property)
    }
    unfaithful ??= disagreement(here)
  }
  const configurations = [...places.values()]
  const leaving = configurations.map((): Edge[] => [])
  for (const edge of edges) leaving[edge.from]?.push(edge)
  return { model, starts, configurations, edges, leaving, misread, unfaithful }
}

const tooMany = ({ machine }: AnyModel, limit: number, keys: readonly string[]): string =>
  [
    `'${machine.id}' has more than ${limit} configurations: shrink the inputs or samples, or project away what no guard reads.`,
    'The last ones:',
    ...keys.slice(-3),
  ].join('\n')

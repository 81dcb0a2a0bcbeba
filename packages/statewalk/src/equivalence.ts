import type { AnyStateMachine } from 'xstate'
import { explore } from './explore.ts'
import { type Edge, edgesFrom, type Graph } from './graph.ts'
import type { AnyModel } from './model.ts'
import { pathLines } from './path-lines.ts'
import type { Fixture } from './replay.ts'
import { stableText } from './stable-text.ts'
import { tagsOf } from './transitions.ts'
import { isMachine } from './xstate-internals.ts'

/** Where two machines differ to an observer: a sentence, and a shortest path to it. */
export type MachineDifference = { text: string; path: Fixture }

/**
 * Compares a model's machine with a reference from outside: after every path both have the same possible and refused
 * moves, with the same delays, and each move has sent, emitted and started the same. Names of states and the context do
 * not matter. Returns the first difference on a shortest path, or null. A reference without a model of its own gets the
 * lines of the compared one. Throws if one of them cannot be explored completely.
 */
export const differenceFrom = (
  model: AnyModel,
  reference: AnyModel | AnyStateMachine,
): MachineDifference | null => {
  const own = explore(model)
  const other = explore(isMachine(reference) ? { ...model, machine: reference } : reference)
  const pairs = new Map<string, Pair>()
  const add = (pair: Pair) => {
    const key = `${pair.own} ${pair.other}`
    if (!pairs.has(key)) pairs.set(key, pair)
  }
  for (const start of own.starts) {
    const path = { input: start.input, moves: [] }
    const beside = other.starts.find(({ input }) => input === start.input)
    if (!beside) return { text: `The reference has no input '${start.input}'.`, path }
    const text = unequal(effectsOf(start), effectsOf(beside))
    if (text !== null) return { text, path }
    add({ own: start.to, other: beside.to, path })
  }
  for (const pair of pairs.values()) {
    const [mine, theirs] = [movesFrom(own, pair.own), movesFrom(other, pair.other)]
    const text =
      unequal(situationOf(own, pair.own), situationOf(other, pair.other)) ??
      unequal({ 'possible moves': [...mine.keys()] }, { 'possible moves': [...theirs.keys()] })
    if (text !== null) return { text, path: pair.path }
    for (const [name, edge] of mine) {
      const path = { ...pair.path, moves: [...pair.path.moves, edge.move.name] }
      const twin = theirs.get(name)
      if (!twin) continue
      const text = unequal(effectsOf(edge), effectsOf(twin))
      if (text !== null) return { text, path }
      add({ own: edge.to, other: twin.to, path })
    }
  }
  return null
}

/** A difference for a failed test: the sentence and the steps to it. */
export const differenceText = (model: AnyModel, { text, path }: MachineDifference): string =>
  [text, ...pathLines(model, path, path.moves.length)].join('\n')

type Pair = { own: number; other: number; path: Fixture }

/** The moves from a configuration. A timer is known by its delay, because its name is the machine's own affair. */
const movesFrom = (graph: Graph, at: number): ReadonlyMap<string, Edge> =>
  new Map(
    edgesFrom(graph, at)
      .map((edge) => [labelOf(edge), edge] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

const labelOf = ({ move }: Edge): string => (move.kind === 'wait' ? `⏱ ${move.ms} ms` : move.name)

const situationOf = ({ model, configurations }: Graph, at: number) => {
  const { status, states = [], refused = [] } = configurations[at] ?? {}
  return { status, tags: tagsOf(model.machine, states), 'refused moves': [...refused].sort() }
}

const effectsOf = ({ step: { counts } }: Pick<Edge, 'step'>) => ({
  'emitted events': counts.emitted,
  'messages to other actors': counts.sentTo,
  'started services': counts.started,
})

const unequal = (
  own: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): string | null => {
  for (const [what, value] of Object.entries(own)) {
    const [mine, theirs] = [stableText(value), stableText(other[what])]
    if (mine !== theirs) return `${what}: ${mine}, and ${theirs} of the reference`
  }
  return null
}

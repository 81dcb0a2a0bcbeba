import type { AnyStateMachine } from 'xstate'
import { type ExploreOptions, explore } from './explore.ts'
import type { Edge, Graph } from './graph.ts'
import type { AnyModel } from './model.ts'
import { allNodes, stateId, transitionsOf } from './transitions.ts'

/** A move in a state, with what only one of the versions does: its results there, over all contexts. */
export type MoveDiff = {
  change: 'added' | 'removed' | 'changed'
  /** The states whose transitions it takes, or the active ones if it takes none. */
  state: string
  move: string
  before: readonly string[]
  after: readonly string[]
}

/** The differences between two versions of a machine. */
export type MachineDiff = {
  /** The id of the newer version. */
  machine: string
  statesAdded: readonly string[]
  statesRemoved: readonly string[]
  moves: readonly MoveDiff[]
  /** Whether both versions were explored completely. */
  isComplete: boolean
}

/**
 * Explores two versions of a machine and lists the moves that only one of them has, and those that lead elsewhere, emit,
 * send or start something else, or take another time.
 */
export const diffOf = (
  before: AnyModel | AnyStateMachine,
  after: AnyModel | AnyStateMachine,
  options: ExploreOptions = {},
): MachineDiff => {
  const old = explore(before, { partial: true, ...options })
  const now = explore(after, { partial: true, ...options })
  const [oldStates, newStates] = [statesOf(old), statesOf(now)]
  return {
    machine: now.model.machine.id,
    statesAdded: without(newStates, oldStates),
    statesRemoved: without(oldStates, newStates),
    moves: changesBetween(rowsOf(old), rowsOf(now)),
    isComplete: old.limit === null && now.limit === null,
  }
}

/** Whether the two versions differ. */
export const isChanged = ({ statesAdded, statesRemoved, moves }: MachineDiff): boolean =>
  statesAdded.length + statesRemoved.length + moves.length > 0

const statesOf = ({ model: { machine } }: Graph): readonly string[] =>
  allNodes(machine)
    .filter(({ parent }) => parent)
    .map(stateId)

const without = (all: Iterable<string>, others: Iterable<string>): readonly string[] => {
  const known = new Set(others)
  return [...all].filter((each) => !known.has(each))
}

type Row = { state: string; move: string; results: Set<string> }

/** What each move does in each state, by both of them. */
const rowsOf = (graph: Graph): ReadonlyMap<string, Row> => {
  const rows = new Map<string, Row>()
  const sources = new Map(
    [...transitionsOf(graph.model.machine)].map(([{ source }, id]) => [id, stateId(source)]),
  )
  const add = (state: string, move: string, result: string) => {
    const key = JSON.stringify([state, move])
    const row = rows.get(key) ?? { state, move, results: new Set() }
    rows.set(key, row)
    row.results.add(result)
  }
  for (const { input, to, step } of graph.starts)
    add('(start)', input, resultOf(graph, [], to, step).join(', '))
  for (const edge of graph.edges) {
    const { states = [] } = graph.configurations[edge.from] ?? {}
    const root = graph.model.machine.id
    const taken = edge.step.transitions
      .map((id) => sources.get(id))
      .filter((source) => source !== undefined)
      .filter((source) => source === root || states.includes(source))
    const from = [...new Set(taken)].join(' + ') || leavesOf(states).join(' + ')
    const { move } = edge
    const time = move.kind === 'wait' ? [`after ${move.ms} ms`] : []
    add(from, move.name, [...resultOf(graph, states, edge.to, edge.step), ...time].join(', '))
  }
  return rows
}

/** The states that a step has entered, and what it has emitted, sent and started, as short texts. */
const resultOf = (
  { configurations }: Graph,
  before: readonly string[],
  to: number,
  { counts, actions }: Edge['step'],
): readonly string[] => {
  const { states = [], status } = configurations[to] ?? {}
  const entered = leavesOf(without(states, before))
  // What is sent to actors outside counts as emitted too.
  const sent = new Set(Object.values(counts.sentTo).flat())
  return [
    entered.length > 0 ? `→ ${entered.join(' + ')}` : 'stays',
    ...(status === 'error' ? ['fails'] : []),
    ...counts.emitted.filter((event) => !sent.has(event)).map(({ type }) => `emits ${type}`),
    ...Object.entries(counts.sentTo).flatMap(([actor, messages]) =>
      messages.map(({ type }) => `sends ${type} to ${actor}`),
    ),
    ...Object.keys(counts.started).map((service) => `starts ${service}`),
    ...actions.map((action) => `does ${action}`),
  ]
}

const leavesOf = (states: readonly string[]): readonly string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))

const changesBetween = (
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): readonly MoveDiff[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key): readonly MoveDiff[] => {
    const [old, now] = [before.get(key), after.get(key)]
    const row = now ?? old
    const lost = without(old?.results ?? [], now?.results ?? [])
    const gained = without(now?.results ?? [], old?.results ?? [])
    if (!row || lost.length + gained.length === 0) return []
    const change = old ? (now ? 'changed' : 'removed') : 'added'
    return [{ change, state: row.state, move: row.move, before: lost, after: gained }]
  })

/** The differences as Markdown, for a pull request. */
export const diffMarkdown = (diff: MachineDiff): string => {
  const { machine, statesAdded, statesRemoved, moves, isComplete } = diff
  const list = (title: string, states: readonly string[]) =>
    states.length === 0 ? [] : [`${title}: ${states.map(escaped).join(', ')}`, '']
  return [
    `## ${escaped(machine)}`,
    '',
    ...(isChanged(diff) ? [] : ['No move has changed.', '']),
    ...(isComplete ? [] : ['Not everything was explored.', '']),
    ...list('States added', statesAdded),
    ...list('States removed', statesRemoved),
    ...(moves.length === 0
      ? []
      : ['| Change | State | Move | Before | After |', '| --- | --- | --- | --- | --- |']),
    ...moves.map(({ change, state, move, before, after }) =>
      ['', ...[change, escaped(state), escaped(move), cellOf(before), cellOf(after)], '']
        .join(' | ')
        .trim(),
    ),
  ]
    .join('\n')
    .trimEnd()
}

const cellOf = (results: readonly string[]): string => results.map(escaped).join('<br>')

/* A name must not end a cell or become markup. */
const escaped = (text: string): string =>
  text.replace(/[\\|`*_[\]<>&]/g, (sign) => `\\${sign}`).replaceAll('\n', ' ')

import type { AnyStateMachine } from 'xstate'
import { type Edge, edgesFrom, type Graph } from './graph.ts'
import { isFromOutside } from './liveness.ts'
import type { AnyModel } from './model.ts'
import type { Violation } from './path-lines.ts'
import type { Step } from './recorder.ts'
import type { Fixture } from './replay.ts'
import type { Run } from './run.ts'
import type { AnyOf, Occurrence, Span, TemporalRule } from './temporal-rules.ts'
import { activeStates } from './transitions.ts'

/** Every temporal rule of the model that a path of the graph breaks, with a shortest such path. */
export const temporalViolations = (graph: Graph): readonly Violation[] =>
  Object.entries(graph.model.temporalRules ?? {}).flatMap(([rule, definition]) => {
    const broken = shortestBroken(graph, monitorOf(definition))
    return broken === null ? [] : [{ rule, ...broken }]
  })

/**
 * Follows one run: call the result after the start and after every move. It returns the names of the temporal rules
 * that the last step breaks. A rule that is still pending when the run ends is not broken.
 */
export const followTemporalRules = (
  model: AnyModel,
): ((run: Pick<Run, 'lastStep' | 'snapshot'>) => readonly string[]) => {
  const rules = Object.entries(model.temporalRules ?? {}).map(([rule, definition]) => {
    const monitor = monitorOf(definition)
    return { rule, monitor, memory: monitor.start }
  })
  let from: readonly string[] = []
  return (run) => {
    const observed = { step: run.lastStep(), from, to: activeStates(run.snapshot()) }
    from = observed.to
    return rules.flatMap((each) => {
      const next = each.monitor.next(each.memory, observed)
      if (next === 'broken') return [each.rule]
      each.memory = next
      return []
    })
  }
}

type Node = { at: number; memory: Memory; came: { node: Node; edge: Edge } | null; input: string }

/* Breadth first over pairs of a configuration and what the monitor remembers. */
const shortestBroken = (graph: Graph, monitor: Monitor): Omit<Violation, 'rule'> | null => {
  const known = new Set<string>()
  const nodes: Node[] = []
  const add = (node: Omit<Node, 'memory'>, memory: Memory) => {
    const key = `${node.at} ${memory}`
    if (!known.has(key)) nodes.push({ ...node, memory })
    known.add(key)
  }
  for (const { input, step, to } of graph.starts) {
    const start = { at: to, came: null, input }
    const memory = monitor.next(monitor.start, { step, from: [], to: statesAt(graph, to) })
    if (memory === 'broken') return { detail: 'at the start', path: { input, moves: [] } }
    add(start, memory)
  }
  for (const node of nodes) {
    if (monitor.isPending(node.memory) && isStill(graph, node.at, monitor))
      return { detail: `nothing more happens ${inState(graph, node.at)}`, path: pathOf(node) }
    for (const edge of edgesFrom(graph, node.at)) {
      const next = { at: edge.to, came: { node, edge }, input: node.input }
      const memory = monitor.next(node.memory, observedOn(graph, edge))
      if (memory === 'broken')
        return { detail: inState(graph, edge.to), path: pathOf({ ...next, memory: null }) }
      add(next, memory)
    }
  }
  return null
}

const observedOn = (graph: Graph, { from, to, step }: Edge): Observed => ({
  step,
  from: statesAt(graph, from),
  to: statesAt(graph, to),
})

const statesAt = ({ configurations }: Graph, index: number): readonly string[] =>
  configurations[index]?.states ?? []

/*
 * Time passes even if no person makes a move. A limit of moves counts moves only. What happens after the end of an
 * exploration is not known.
 */
const isStill = (graph: Graph, index: number, { countsMoves }: Monitor): boolean =>
  graph.configurations[index]?.isCut === false &&
  edgesFrom(graph, index).every((edge) => !countsMoves && isFromOutside(edge, graph))

const inState = ({ configurations }: Graph, index: number): string =>
  `in ${JSON.stringify(configurations[index]?.value)}`

const pathOf = (node: Node): Fixture => {
  const moves: string[] = []
  for (let { came } = node; came; came = came.node.came) moves.unshift(came.edge.move.name)
  return { input: node.input, moves }
}

/** One step as a temporal rule sees it. `from` and `to` are the active states before and after it. */
export type Observed = { step: Step; from: readonly string[]; to: readonly string[] }

/**
 * What a monitor remembers of a path: the moves or ms that are left of a span, or the occurrences so far; null if the
 * rule waits for nothing.
 */
export type Memory = number | null

/** A temporal rule as an automaton over steps. */
export type Monitor = {
  start: Memory
  /** The memory after a step, or 'broken'. */
  next(memory: Memory, observed: Observed): Memory | 'broken'
  /** Whether something is still to happen. */
  isPending(memory: Memory): boolean
  /** Whether the rule limits the number of moves rather than the time. */
  countsMoves: boolean
}

/** The automaton of a temporal rule. */
export const monitorOf = (rule: TemporalRule): Monitor => {
  if ('expect' in rule) return { ...settled, ...expecting(rule) }
  if ('atMost' in rule) return { ...settled, ...limiting(rule) }
  if ('before' in rule) return { ...settled, ...preceding(rule) }
  return { ...settled, ...forbidding(rule) }
}

type Automaton = Partial<Monitor> & Pick<Monitor, 'next'>

const settled = { start: null, isPending: () => false, countsMoves: false }

const expecting = ({
  after,
  expect,
  within,
}: Extract<TemporalRule, { expect: unknown }>): Automaton => {
  const [expected, begun] = [times(expect), times(after)]
  return {
    isPending: (left) => left !== null,
    countsMoves: 'moves' in within,
    next(before, observed) {
      const left = before === null ? null : before - costOf(observed, within)
      if (left !== null && left < 0) return 'broken'
      if (expected(observed) > 0) return null
      if (left === null) return begun(observed) > 0 ? lengthOf(within) : null
      return left === 0 && 'moves' in within ? 'broken' : left
    },
  }
}

const forbidding = (rule: Extract<TemporalRule, { after: unknown; never: unknown }>): Automaton => {
  const span = 'for' in rule ? rule.for : { moves: Number.POSITIVE_INFINITY }
  const [begun, forbidden, ended] = [times(rule.after), times(rule.never), times(rule.until ?? [])]
  return {
    next(before, observed) {
      if (ended(observed) > 0) return null
      const left = (before ?? 0) - costOf(observed, span)
      const isForbidden = 'moves' in span ? left >= 0 : left > 0
      if (isForbidden && forbidden(observed) > 0) return 'broken'
      if (begun(observed) > 0) return lengthOf(span)
      return left > 0 ? left : null
    },
  }
}

const preceding = ({ never, before }: Extract<TemporalRule, { before: unknown }>): Automaton => {
  const [forbidden, allowed] = [times(never), times(before)]
  return {
    start: 0,
    next(memory, observed) {
      if (memory === null || allowed(observed) > 0) return null
      return forbidden(observed) > 0 ? 'broken' : 0
    },
  }
}

const limiting = ({ atMost, of, per }: Extract<TemporalRule, { of: unknown }>): Automaton => {
  const [counted, begun] = [times(of), times(per ?? [])]
  return {
    start: per ? atMost : 0,
    next(memory, observed) {
      const before = begun(observed) > 0 ? 0 : (memory ?? 0)
      const all = before + counted(observed)
      return all > atMost ? 'broken' : all
    },
  }
}

const lengthOf = (span: Span): number => ('moves' in span ? span.moves : span.ms)

const costOf = ({ step: { move } }: Observed, span: Span): number => {
  if ('moves' in span) return 1
  return move?.kind === 'wait' ? move.ms : 0
}

/* How often one of these occurs in a step. */
const times = (occurrences: AnyOf<AnyStateMachine>): ((observed: Observed) => number) => {
  const counters = [occurrences].flat().map(timesOf)
  return (observed) => {
    let sum = 0
    for (const count of counters) sum += count(observed)
    return sum
  }
}

const timesOf = (occurrence: Occurrence): ((observed: Observed) => number) => {
  if ('sent' in occurrence) return ({ step }) => step.counts.sent[occurrence.sent] ?? 0
  if ('started' in occurrence) return ({ step }) => step.counts.started[occurrence.started] ?? 0
  if ('ended' in occurrence) return ({ step }) => step.counts.ended[occurrence.ended] ?? 0
  if ('emitted' in occurrence)
    return ({ step }) =>
      step.counts.emitted.filter(({ type }) => type === occurrence.emitted).length
  return ({ step, from, to }) => {
    const isActive = step.states.has(occurrence.entered) || to.includes(occurrence.entered)
    return isActive && !from.includes(occurrence.entered) ? 1 : 0
  }
}

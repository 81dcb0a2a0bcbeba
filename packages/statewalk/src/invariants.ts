import { type ExploreOptions, explore } from './explore.ts'
import { type Configuration, edgesFrom, type Graph } from './graph.ts'
import { deadlocks, livelocks, lostResults, pathOf } from './liveness.ts'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import type { Violation } from './path-lines.ts'
import { defaultRules, type Rules, rulesOf } from './rules.ts'
import { pathOfRun, type Run } from './run.ts'
import { invocationsOf } from './services.ts'
import { temporalViolations } from './temporal-check.ts'
import { delayNamesOf } from './transitions.ts'

/** The options of an exploration, and rules that take precedence over the model's. */
export type CheckOptions = ExploreOptions & { rules?: Partial<Rules> }

/**
 * Explores a model and checks its invariants, its temporal rules and the {@link Rules} of every machine: in every
 * configuration, after every move and along every path. Reports each rule once, and each deadlock.
 */
export const checkInvariants = (
  model: AnyModel,
  { rules, ...options }: CheckOptions = {},
): { graph: Graph; violations: readonly Violation[] } => {
  // Caches are per model: a copy is made only if it differs.
  const checked = rules ? { ...model, rules: rulesOf(model, rules) } : model
  const active = rulesOf(checked)
  const broken = new Map<string, Violation>()
  const graph = explore(checked, {
    ...options,
    restart: () => {
      options.restart?.()
      broken.clear()
    },
    visit: (run) => {
      options.visit?.(run)
      checkConfiguration(checked, run, (rule, detail) => {
        if (!broken.has(rule)) broken.set(rule, { rule, detail, path: pathOfRun(run) })
      })
    },
  })
  return {
    graph,
    violations: [
      ...broken.values(),
      ...temporalViolations(graph),
      ...violationsOfGraph(graph).filter(({ rule }) => active[rule]),
    ],
  }
}

type GraphViolation = Violation & { rule: keyof Rules }

const violationsOfGraph = (graph: Graph): readonly GraphViolation[] => [
  ...(graph.leak === null || graph.leak.isHeld
    ? []
    : [{ rule: 'no actor leak' as const, detail: graph.leak.detail, path: graph.leak.path }]),
  ...invocationsOf(graph.model.machine)
    .filter(isUnguardedPromise)
    .map(({ service, state }) => ({
      rule: 'every promise has onError' as const,
      detail: `'${service}' in '${state}' has none`,
      path: null,
    })),
  ...lostResults(graph).map(({ branch, path }) => ({
    rule: 'every choice has an unguarded branch' as const,
    detail: `no branch is left open after '${branch}'`,
    path,
  })),
  ...deadlocks(graph).map(({ stuck, configuration }) => ({
    rule: 'no deadlock' as const,
    path: pathOf(configuration),
    ...(isLast(graph, configuration)
      ? {
          detail: `'${stuck}' is a last state, and not final`,
          settledBy: `type: 'final' in the machine, or ends: ['${stuck}']`,
        }
      : { detail: `'${stuck}' can never be left from here` }),
  })),
  ...livelocks(graph)
    .slice(0, 1)
    .map(({ stuck, configuration }) => ({
      rule: 'no livelock' as const,
      detail: `only timers and results follow from ${stuck}`,
      path: pathOf(configuration),
    })),
  ...idleTimers(graph).map(({ from, move }) => ({
    rule: 'every timer has an effect' as const,
    detail: `'${move.name}' takes no transition`,
    path: pathOf(from),
  })),
]

/** The first move of each name with which a timer of the machine fires without a transition. */
const idleTimers = ({ model, configurations, edges }: Graph) => {
  const ofMachine = new Set(delayNamesOf(model.machine).values())
  const idle = new Map<string, { from: Configuration; move: Move }>()
  for (const { from, to, move, step } of edges) {
    const place = configurations[from]
    if (!place || move.kind !== 'wait' || step.transitions.length > 0) continue
    // The failure is reported instead.
    if (configurations[to]?.status === 'error') continue
    if (move.timers.some((name) => ofMachine.has(name)) && !idle.has(move.name))
      idle.set(move.name, { from: place, move })
  }
  return [...idle.values()]
}

/** Nothing runs, and nothing is refused, so the machine may have reached what its author means by its end. */
const isLast = (graph: Graph, { index, refused }: Configuration): boolean =>
  edgesFrom(graph, index).length === 0 && refused.length === 0

/** Reports every rule that the run breaks in its present configuration: the model's own, and those of every machine. */
export const checkConfiguration = (
  model: AnyModel,
  run: Run,
  report: (rule: string, detail: string) => void,
): void => {
  const { invariants = {}, rules } = model
  const isOn = (rule: 'no actor fails unhandled' | 'context is plain JSON') =>
    rules?.[rule] ?? defaultRules[rule]
  const actorError = isOn('no actor fails unhandled') ? run.actorError() : null
  if (actorError !== null) report('no actor fails unhandled', actorError)
  const unplain = isOn('context is plain JSON') ? notPlainJson(run.snapshot().context) : null
  if (unplain !== null) report('context is plain JSON', unplain)
  const sentences = Object.keys(invariants)
  if (sentences.length === 0) return
  const seen = run.observe()
  for (const sentence of sentences)
    if (!invariants[sentence]?.(seen))
      report(sentence, `in ${JSON.stringify(run.snapshot().value)}`)
}

/** The first problem in full, and the first line of each other one, because they often follow from it. */
export const problemsText = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((problem) => `Also: ${problem.split('\n')[0]}`)].join('\n')

const isUnguardedPromise = ({ kind, handles }: ReturnType<typeof invocationsOf>[number]): boolean =>
  kind === 'promise' && !handles.failure

/**
 * The first part of a value that is not plain JSON, as `a.b: a function`, or null. Undefined entries count as absent.
 */
export const notPlainJson = (value: unknown): string | null => {
  const found = unplainPart(value)
  return found && `context${found}`
}

/* An exploration asks after every move, so the path is made only for what is found. */
const unplainPart = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `: ${value}`
  if (typeof value !== 'object') return `: a ${typeof value}`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    return `: an instance of ${value.constructor.name}`
  for (const key of Object.keys(value)) {
    const found = unplainPart((value as Record<string, unknown>)[key])
    if (found) return `.${key}${found}`
  }
  return null
}

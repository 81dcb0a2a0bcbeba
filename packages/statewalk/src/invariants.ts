import { type ExploreOptions, explore } from './explore.ts'
import type { Configuration, Graph } from './graph.ts'
import { deadlocks, livelocks } from './liveness.ts'
import type { AnyModel } from './model.ts'
import { pathName } from './path-name.ts'
import { notPlainJson } from './plain-json.ts'
import { messageOf } from './recorder.ts'
import type { Run } from './run.ts'
import { invocationsOf } from './services.ts'
import { transitionsOf } from './transitions.ts'

/** A rule that does not hold, with a shortest path that shows it, if there is one. */
export type Violation = { rule: string; detail: string; path: string | null }

/**
 * Explores a model and checks its own invariants and those of every machine in every configuration and after every
 * move: no actor fails unhandled, the context is plain JSON, every promise has `onError`, no state is a deadlock, no
 * configuration is a livelock, every transition can be taken. Reports each rule once.
 */
export const checkInvariants = (
  model: AnyModel,
  options: ExploreOptions = {},
): { graph: Graph; violations: readonly Violation[] } => {
  const violations = new Map<string, Violation>()
  const report = (rule: string, detail: string, path: string | null) => {
    const key = path === null ? `${rule}: ${detail}` : rule
    if (!violations.has(key)) violations.set(key, { rule, detail, path })
  }
  const graph = exploreWithViolations(model, violations, {
    ...options,
    visit: (run) => {
      options.visit?.(run)
      checkConfiguration(model, run, (rule, detail) => report(rule, detail, pathOfRun(run)))
    },
  })
  for (const { service, state } of invocationsOf(model.machine).filter(isUnguardedPromise))
    report('every promise has onError', `'${service}' in '${state}' has none`, null)
  for (const { stuck, configuration } of deadlocks(graph))
    report(`'${stuck}' is not a deadlock`, 'it can never be left from here', pathTo(configuration))
  for (const { stuck, configuration } of livelocks(graph))
    report(
      'there is no livelock',
      `only timers and results follow from ${stuck}`,
      pathTo(configuration),
    )
  for (const transition of unreachableTransitions(graph))
    report('every transition can be taken', transition, null)
  return { graph, violations: [...violations.values()] }
}

/** Ids of the transitions that no explored move takes. */
const unreachableTransitions = ({ model, starts, edges }: Graph): readonly string[] => {
  const taken = new Set([...starts, ...edges].flatMap(({ step }) => step.transitions))
  return [...transitionsOf(model.machine).values()].filter((id) => !taken.has(id))
}

/** Reports every rule that the run breaks in its present configuration: the model's own, and those of every machine. */
export const checkConfiguration = (
  model: AnyModel,
  run: Run,
  report: (rule: string, detail: string) => void,
): void => {
  const actorError = run.actorError()
  if (actorError !== null) report('no actor fails unhandled', actorError)
  const unplain = notPlainJson(run.snapshot().context)
  if (unplain !== null) report('context is plain JSON', unplain)
  for (const [sentence, holds] of Object.entries(model.invariants ?? {}))
    if (!holds(run.observe())) report(sentence, `in ${JSON.stringify(run.snapshot().value)}`)
}

const exploreWithViolations = (
  model: AnyModel,
  violations: ReadonlyMap<string, Violation>,
  options: ExploreOptions,
): Graph => {
  try {
    return explore(model, options)
  } catch (error) {
    const before = [...violations.values()].map(violationLine)
    throw new Error([messageOf(error), ...before].join('\n'), { cause: error })
  }
}

/** A violation as one line. */
export const violationLine = ({ rule, detail, path }: Violation): string =>
  `✗ ${rule}: ${detail}${path === null ? '' : `\n    after ${path}`}`

const isUnguardedPromise = ({ kind, handles }: ReturnType<typeof invocationsOf>[number]): boolean =>
  kind === 'promise' && !handles.failure

const pathTo = ({ input, moves }: Configuration): string =>
  pathName(
    input,
    moves.map(({ name }) => name),
  )

const pathOfRun = (run: Run): string => {
  const { input, steps } = run.history()
  return pathName(
    input,
    steps.flatMap(({ move }) => (move ? [move.name] : [])),
  )
}

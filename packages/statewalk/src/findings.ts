import {
  mistakesIn,
  neverStarted,
  type Omission,
  omissionsIn,
  unknownCounts,
  unknownTemporalNames,
} from './check-model.ts'
import type { Coverage } from './coverage.ts'
import { deadItems } from './dead-items.ts'
import type { Graph, Unknown } from './graph.ts'
import { guardNames, inlineGuardNames } from './guards.ts'
import { pathOf } from './liveness.ts'
import type { AnyModel } from './model.ts'
import { ownEntry } from './own-entry.ts'
import type { Violation } from './path-lines.ts'
import { type Fixture, replay } from './replay.ts'
import { type Rules, rulesOf } from './rules.ts'
import { stableText } from './stable-text.ts'
import { allNodes, stateId, transitionsOf } from './transitions.ts'
import { splitRead, unknownResult } from './unknowns.ts'

/**
 * `broken`: proven. `lint`: a convention that is not kept, which need not be a mistake. `unknown`: the model says too
 * little, or a limit ended the exploration. `accepted`: the model's `accepted` names it with a reason.
 */
export type FindingVerdict = 'broken' | 'lint' | 'unknown' | 'accepted'

/** One thing that an exploration has found. */
export type Finding = {
  /** What it is about: the model, a rule, or an item that nothing reaches. */
  about: 'model' | 'rule' | 'coverage'
  verdict: FindingVerdict
  /** The name under which `accepted` can list it, which is also its sentence. */
  name: string
  path: Fixture | null
  evidence: Evidence | null
  /** The line of the model that settles an unknown finding, or the reason for which one is accepted. */
  note: string | null
  /** Other findings that follow from it. */
  follows: readonly string[]
}

const lints: readonly string[] = [
  'context is plain JSON',
  'every choice has an unguarded branch',
  'every promise has onError',
] satisfies readonly (keyof Rules)[]

/** What an exploration has found, causes before their consequences. */
export const findingsOf = (
  graph: Graph,
  violations: readonly Violation[],
  coverage: Coverage,
): readonly Finding[] => {
  const { model } = graph
  const causes: Cause[] = [...graph.unknowns, ...omissionsIn(graph)].map(causeOf)
  const rules: (Finding & { rule: string; follows: string[] })[] = []
  for (const violation of violations) {
    const { rule, detail, path, settledBy = missingGlobal(violation) } = violation
    const name = `${rule}: ${detail}`
    const evidence = path && evidenceOf(model, path)
    const assumed = [...(evidence?.assumes ?? []), ...assumedBy(graph, violation)]
    const service = evidence?.assumes.map((each) => unlistedService(model, each)).find(Boolean)
    if (service && !causes.some((cause) => cause.name === `outcomes: ${service}`))
      causes.push(causeOf(unknownResult(service)))
    const verdict = settledBy !== null ? 'unknown' : lints.includes(rule) ? 'lint' : 'broken'
    const cause =
      causes.find((each) => assumed.includes(each.name)) ??
      rules.find((each) => rule === 'no livelock' && isDeadlockAt(each, path))
    if (cause) cause.follows.push(name)
    else
      rules.push({
        ...{ ...finding('rule', verdict, name), path, evidence, note: settledBy },
        ...{ rule, follows: [] },
      })
  }
  const isComplete = causes.length === 0 && !graph.configurations.some(({ isCut }) => isCut)
  const proven = isComplete ? 'broken' : 'unknown'
  const isOff = !rulesOf(model)['every transition can be taken']
  const mistakes = mistakesIn(graph)
  const isExplained = (item: string, follows: readonly string[] = []): boolean => {
    const cause = rules.find((each) => explains(each, item, graph))
    cause?.follows.push(item, ...follows)
    return cause !== undefined
  }
  const dead = deadItems(graph, coverage)
    .filter(({ item }) => !(isOff && item.startsWith('transitions: ')))
    .filter(({ item }) => !isWrongSample(item, mistakes))
    .filter(({ item, follows }) => !isExplained(item, follows))
  const found: Finding[] = [
    ...rules.map(({ rule: _, ...each }) => each),
    ...[...mistakes, ...unknownTemporalNames(model), ...unknownCounts(graph)].map((name) =>
      finding('model', 'broken', name),
    ),
    ...causes.map(({ text, settledBy, follows }) => ({
      ...{ ...finding('model', 'unknown', text), note: settledBy, follows },
    })),
    ...neverStarted(graph)
      .filter((name) => !isExplained(name))
      .map((name) => finding('model', proven, name)),
    ...dead.map(({ item, text, follows }) => ({
      ...finding('coverage', proven, `${item.split(':')[0]}: ${text}`),
      follows,
    })),
  ]
  const judged = found.map((each) => accepted(each, model.accepted))
  return [...together(judged), ...needlessWaivers(found, graph)]
}

type Cause = { name: string; text: string; settledBy: string | null; follows: string[] }

const causeOf = (cause: Omission & { settledBy?: string }): Cause => ({
  ...{ settledBy: null, ...cause },
  follows: [],
})

/** The service behind an assumed result that only the defaults of a derived model name, such as one of a child machine. */
const unlistedService = ({ defaults, outcomes }: AnyModel, assumed: string): string | null => {
  const service = /^outcomes: (.*)/s.exec(assumed)?.[1]
  return defaults && service && !ownEntry(outcomes, service) ? service : null
}

/** What settles a failure that only shows that Node is no browser, or null. */
const missingGlobal = ({ detail }: Violation): string | null => {
  const name =
    /\b(window|document|navigator|location|(?:local|session)Storage) is not defined/.exec(
      detail,
    )?.[1]
  return name === undefined ? null : `globalThis.${name}, set before the machine is imported`
}

const isDeadlockAt = (found: Finding, path: Fixture | null): boolean =>
  found.name.startsWith('no deadlock: ') && JSON.stringify(found.path) === JSON.stringify(path)

/** Whether an item is dead because the machine fails before it, or because the timer before it takes no transition. */
const explains = ({ rule, path }: Finding & { rule: string }, item: string, graph: Graph) => {
  if (rule === 'no actor fails unhandled')
    return graph.configurations.some(({ status }) => status === 'error')
  if (rule !== 'every timer has an effect') return false
  const from = configurationAt(graph, path)
  return graph.edges.some(
    (edge) =>
      edge.from === from?.index &&
      edge.move.kind === 'wait' &&
      edge.move.timers.some((timer) => item.includes(`: ⏱ ${timer} `)),
  )
}

/** The configuration to which this shortest path leads. */
const configurationAt = ({ configurations }: Graph, path: Fixture | null) =>
  configurations.find((each) => JSON.stringify(pathOf(each)) === JSON.stringify(path))

/** An event of a sample that is another event never occurs, which its mistake says already. */
const isWrongSample = (item: string, mistakes: readonly string[]): boolean => {
  const [, type, name] = /events: (.*) \((.*)\)/s.exec(item) ?? []
  return mistakes.some((mistake) => mistake.startsWith(`The sample '${name}' of '${type}' is a '`))
}

const finding = (about: Finding['about'], verdict: FindingVerdict, name: string): Finding => ({
  about,
  verdict,
  name,
  path: null,
  evidence: null,
  note: null,
  follows: [],
})

/** The unknowns on which a deadlock or a livelock relies: what an active state would do with another payload. */
const assumedBy = (graph: Graph, { rule, path }: Violation): readonly string[] => {
  if (!path || (rule !== 'no deadlock' && rule !== 'no livelock')) return []
  const at = configurationAt(graph, path)
  const { machine } = graph.model
  const nodes = allNodes(machine).filter(
    (node) => node === machine.root || at?.states.includes(stateId(node)),
  )
  const types = nodes.flatMap(({ transitions }) => [...transitions.keys()])
  const guards = nodes
    .flatMap(({ transitions }) => [...transitions.values()].flat())
    .flatMap((transition) => [
      ...guardNames(transition.guard),
      ...inlineGuardNames(new Map([[transition, transitionsOf(machine).get(transition) ?? '']])),
    ])
  return [
    ...[...graph.misread]
      .map((read) => splitRead(read)[0])
      .filter((from) => (from === 'input' ? guards.length > 0 : types.includes(from)))
      .map((from) => (from === 'input' ? 'input' : `payload: ${from}`)),
    ...nodes
      .flatMap(({ invoke }) => invoke.map(({ src, id }) => [String(src), id]))
      .flat()
      .map((service) => `outcomes: ${service}`),
    ...guards.map((guard) => `guard: ${guard}`),
  ]
}

const accepted = (found: Finding, reasons: Readonly<Record<string, string>> = {}): Finding => {
  const reason = namesOf(found)
    .map((name) => ownEntry(reasons, name))
    .find((each) => each !== undefined)
  return reason === undefined ? found : { ...found, verdict: 'accepted', note: reason }
}

/** A finding can be accepted by its sentence, or by the name of its rule. */
const namesOf = ({ about, name }: Finding): readonly string[] =>
  about === 'rule' ? [name, name.slice(0, name.indexOf(': '))] : [name]

/** Items that were not reached are one finding if the exploration is not complete: they may all follow from its causes. */
const together = (findings: readonly Finding[]): readonly Finding[] => {
  const isOpen = ({ about, verdict }: Finding) => about === 'coverage' && verdict === 'unknown'
  const open = findings.filter(isOpen)
  if (open.length < 2) return findings
  return [
    ...findings.filter((each) => !isOpen(each)),
    {
      ...finding('coverage', 'unknown', `${open.length} items are not reached`),
      note: 'what is unknown above, or wider bounds',
      follows: open.flatMap(({ name, follows }) => [name, ...follows]),
    },
  ]
}

const needlessWaivers = (found: readonly Finding[], { model }: Graph): readonly Finding[] => {
  const names = new Set(found.flatMap(namesOf))
  return Object.keys(model.accepted ?? {})
    .filter((name) => !names.has(name))
    .map((name) => finding('model', 'broken', `accepted names '${name}', which is not found.`))
}

/** What a path shows when it is walked again. */
export type Evidence = {
  /** Each move with its time since the start (ms) and the state after it. */
  lines: readonly string[]
  /** The context at the end, as JSON. */
  context: string
  /** The names of the unknowns on which the path relies. */
  assumes: readonly Unknown['name'][]
}

/** Walks a path and records what proves the problem at its end. */
export const evidenceOf = (model: AnyModel, path: Fixture): Evidence => {
  const lines: string[] = []
  const assumes = new Set<string>()
  let start: number | null = null
  const end = replay(model, path, (run) => {
    start ??= run.now()
    const { move, misread, payload } = run.lastStep()
    const at = `${run.now() - start} ms`.padStart(10)
    lines.push(`${at}  ${move?.name ?? path.input}  ${JSON.stringify(run.snapshot().value)}`)
    for (const read of misread) {
      const [from] = splitRead(read)
      assumes.add(from === 'input' ? 'input' : `payload: ${from}`)
    }
    const { outcome } = payload
    const isAssumed = outcome && 'resolves' in outcome && outcome.resolves === undefined
    // An assumed result only matters if something throws because of it.
    if (move?.kind === 'settle' && isAssumed && run.actorError() !== null)
      assumes.add(`outcomes: ${move.service}`)
  })
  return { lines, context: String(stableText(end.snapshot().context)), assumes: [...assumes] }
}

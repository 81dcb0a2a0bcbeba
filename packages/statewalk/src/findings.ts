import { mistakesIn, neverStarted, omissionsIn } from './check-model.ts'
import type { Coverage } from './coverage.ts'
import { gapsIn } from './coverage.ts'
import { deadItems } from './dead-items.ts'
import { divergingPaths } from './divergence.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import type { Graph } from './graph.ts'
import type { Violation } from './invariants.ts'
import { ownEntry } from './own-entry.ts'
import type { Path } from './paths.ts'
import type { Fixture } from './replay.ts'
import { rulesOf } from './rules.ts'
import { unknownCounts, unknownTemporalNames } from './temporal-names.ts'
import { allNodes, stateId } from './transitions.ts'
import { splitRead } from './unknowns.ts'

/**
 * `broken`: proven. `unknown`: the model says too little, or a limit ended the exploration. `accepted`: the model's
 * `accepted` names it with a reason.
 */
export type FindingVerdict = 'broken' | 'unknown' | 'accepted'

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

/** What an exploration has found, causes before their consequences. */
export const findingsOf = (
  graph: Graph,
  violations: readonly Violation[],
  coverage: Coverage,
  paths: readonly Path[],
): readonly Finding[] => {
  const { model } = graph
  const causes = graph.unknowns.map((unknown) => ({ ...unknown, follows: new Set<string>() }))
  const broken: Finding[] = []
  for (const violation of violations) {
    const name = `${violation.rule}: ${violation.detail}`
    if (violation.rule === 'every transition can be taken') continue
    const evidence = violation.path && evidenceOf(model, violation.path)
    const assumed = [...(evidence?.assumes ?? []), ...assumedBy(graph, violation)]
    const cause = causes.find((each) => assumed.includes(each.name))
    if (cause) cause.follows.add(name)
    else broken.push({ ...finding('rule', 'broken', name), path: violation.path, evidence })
  }
  const omissions = omissionsIn(graph)
  const isComplete =
    causes.length + omissions.length === 0 && !graph.configurations.some(({ isCut }) => isCut)
  const proven = isComplete ? 'broken' : 'unknown'
  const isOff = !rulesOf(model)['every transition can be taken']
  const dead = deadItems(graph, coverage).filter(
    ({ item }) => !(isOff && item.startsWith('transitions: ')),
  )
  const found: Finding[] = [
    ...broken,
    ...mistakesIn(graph).map((name) => finding('model', 'broken', name)),
    ...unknownTemporalNames(model).map((name) => finding('model', 'broken', name)),
    ...unknownCounts(graph).map((name) => finding('model', 'broken', name)),
    ...divergingPaths(graph, paths).map((name) => finding('model', 'broken', name)),
    ...causes.map(({ text, settledBy, follows }) => ({
      ...finding('model', 'unknown', text),
      note: settledBy,
      follows: [...follows],
    })),
    ...omissions.map((name) => finding('model', 'unknown', name)),
    ...neverStarted(graph).map((name) => finding('model', proven, name)),
    ...dead.map(({ item, text, follows }) => ({
      ...finding('coverage', proven, `${item.split(':')[0]}: ${text}`),
      follows,
    })),
    ...gapsIn(coverage, 'uncovered').map((item) => ({
      ...finding('coverage', 'unknown', `${item} is on no path`),
      note: 'longer paths',
    })),
  ]
  const judged = found.map((each) => accepted(each, model.accepted))
  return [...together(judged), ...needlessWaivers(found, graph)]
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
  const moves = path.moves.join('\n')
  const at = graph.configurations.find(
    ({ input, moves: there }) =>
      input === path.input && there.map(({ name }) => name).join('\n') === moves,
  )
  const { machine } = graph.model
  const nodes = allNodes(machine).filter(
    (node) => node === machine.root || at?.states.includes(stateId(node)),
  )
  const types = nodes.flatMap(({ transitions }) => [...transitions.keys()])
  const isGuarded = nodes.some((node) =>
    [...node.transitions.values()].flat().some(({ guard }) => guard !== undefined),
  )
  return [
    ...[...graph.misread]
      .map((read) => splitRead(read)[0])
      .filter((from) => (from === 'input' ? isGuarded : types.includes(from)))
      .map((from) => (from === 'input' ? 'input' : `payload: ${from}`)),
    ...nodes
      .flatMap(({ invoke }) => invoke.map(({ src, id }) => [String(src), id]))
      .flat()
      .map((service) => `outcomes: ${service}`),
    'limit',
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
  const isOpen = ({ about, verdict, note }: Finding) =>
    about === 'coverage' && verdict === 'unknown' && note === null
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

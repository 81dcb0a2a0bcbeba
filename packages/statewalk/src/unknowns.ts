import type { AnyStateMachine } from 'xstate'
import type { Graph, Unknown } from './graph.ts'
import { guardSide, placeholderNames } from './guards.ts'
import { ownEntry } from './own-entry.ts'
import { type Invocation, invocationsOf } from './services.ts'
import { missingDelays, transitionsOf } from './transitions.ts'

/**
 * What a model does not say: payloads and input that are read, values of services that the machine may read, callbacks
 * whose events are unknown, and where the exploration stopped.
 */
export const unknownsOf = (
  { model, misread, leak, ...graph }: Omit<Graph, 'unknowns' | 'limit'>,
  limit: string | null,
  growth: string | null,
): readonly Unknown[] => [
  ...missingDelays(model.machine)
    .filter((delay) => !Object.hasOwn(model.delays?.(() => 0) ?? {}, delay))
    .map((delay) => ({
      name: `delay: ${delay}`,
      text: `The delay '${delay}' has no implementation: the longest possible one is assumed.`,
      settledBy: `delays: { '${delay}': … } in setup`,
    })),
  ...oneSidedPlaceholders(model.machine, graph).map((name) => ({
    name: `guard: ${name}`,
    text: `The guard '${name}' reads nothing and always has the same result.`,
    settledBy: 'an implementation that reads the context or the event',
  })),
  ...[...readsByEvent(misread)].map(([from, properties]) => readOf(from, properties)),
  ...(model.defaults ? [...invocationsOf(model.machine).flatMap(assumedOf(model))] : []).filter(
    ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
  ),
  ...(limit === null
    ? []
    : [stopped(`there are more than ${limit}${growth === null ? '' : `, and ${growth}`}`)]),
  ...(leak?.isHeld ? [stopped(leak.detail)] : []),
]

/** Guards without a parameter of which the exploration has seen one result. */
const oneSidedPlaceholders = (
  machine: AnyStateMachine,
  { starts, edges, configurations }: Pick<Graph, 'starts' | 'edges' | 'configurations'>,
): readonly string[] => {
  const placeholders = placeholderNames(machine, transitionsOf(machine))
  if (placeholders.length === 0) return []
  const steps = [...starts, ...edges].map(({ step }) => step)
  const sides = new Set([...steps, ...configurations].flatMap(({ guards }) => [...guards]))
  return placeholders.filter(
    (name) => sides.has(guardSide(name, true)) !== sides.has(guardSide(name, false)),
  )
}

const stopped = (why: string): Unknown => ({
  name: 'limit',
  text: `Not everything was explored: ${why}.`,
  settledBy: `'project' without what no guard reads, 'within' with a bound, or a higher limit`,
})

const readOf = (from: string, properties: readonly string[]): Unknown => {
  const names = properties.map((property) => `'${property}'`).join(', ')
  const are = properties.length === 1 ? 'is' : 'are'
  const sample = properties.map((property) => `${JSON.stringify(property)}: …`).join(', ')
  return from === 'input'
    ? {
        name: 'input',
        text: `The input is unknown, and its ${names} ${are} read.`,
        settledBy: `inputs: { 'a sample': { ${sample} } }`,
      }
    : {
        name: `payload: ${from}`,
        text: `'${from}' is sent without payload, and its ${names} ${are} read.`,
        settledBy: `events: { '${from}': { 'a sample': { type: '${from}', ${sample} } } }`,
      }
}

/** The properties that were read from each event without a payload, or from `input`. */
const readsByEvent = (misread: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const reads = new Map<string, string[]>()
  for (const read of misread) {
    const [from, property] = splitRead(read)
    reads.set(from, [...(reads.get(from) ?? []), property])
  }
  return reads
}

/** An event's type, or `input`, and the property that was read from it. The type may contain colons. */
export const splitRead = (read: string): readonly [string, string] => {
  const end = read.lastIndexOf(': ')
  return [read.slice(0, end), read.slice(end + 2)]
}

/** What is unknown about the result of a service. */
export const unknownResult = (service: string): Unknown => ({
  name: `outcomes: ${service}`,
  text: `What '${service}' resolves with is unknown: undefined is assumed.`,
  settledBy: `outcomes: { '${service}': { succeeds: { resolves: … } } }`,
})

const assumedOf =
  ({ outcomes }: Graph['model']) =>
  ({ service, kind, handles }: Invocation): readonly Unknown[] => {
    const name = `outcomes: ${service}`
    const declared = ownEntry(outcomes, service)
    const known = Object.values(declared ?? {})
    if (kind === 'callback' || kind === 'event observable')
      return (declared && known.length === 0) || known.some((outcome) => 'sends' in outcome)
        ? []
        : [
            {
              name,
              text: `'${service}' is ${kind === 'callback' ? 'a' : 'an'} ${kind}: the events that it sends are unknown.`,
              settledBy: `outcomes: { '${service}': { reports: { sends: { type: … } } } }, or {} if it sends none`,
            },
          ]
    const assumed = known.some((outcome) => 'resolves' in outcome && outcome.resolves === undefined)
    return assumed && handles.success ? [unknownResult(service)] : []
  }

import { actionNames } from './actions.ts'
import { atTheMoment } from './controllable-actor.ts'
import type { Graph } from './graph.ts'
import type { AnyModel, Outcome } from './model.ts'
import { ownEntry } from './own-entry.ts'
import { type Invocation, invocationsOf } from './services.ts'
import { allNodes, eventTypesOf, missingDelays, stateId, wildcardsOf } from './transitions.ts'
import { typesSentByServices } from './user-events.ts'
import { isMachine, matchesDescriptor } from './xstate-internals.ts'

/** What a model lacks, besides payloads, which the graph lists. */
export const omissionsIn = ({ model }: Graph): readonly Omission[] => [
  ...(Object.keys(model.inputs).length === 0
    ? [{ name: 'input', text: 'There is no input.' }]
    : []),
  // What the defaults of a derived model assume is listed as unknown.
  ...(model.defaults ? [] : invocationsOf(model.machine)).flatMap((invocation) =>
    missingOutcomes(invocation, model).map((text) => ({
      name: `outcomes: ${invocation.service}`,
      text,
    })),
  ),
]

/** Something that a model lacks. What relies on the same name follows from it. */
export type Omission = { name: string; text: string }

/** What is wrong in a model or its machine, whatever else the model says. */
export const mistakesIn = (graph: Graph): readonly string[] => {
  const { model } = graph
  return [
    ...(graph.unfaithful === null ? [] : [graph.unfaithful]),
    ...unknownNames(model, startedNames(graph)),
    ...wrongSamples(model),
  ]
}

const missingOutcomes = (
  { service, state, kind, handles }: Invocation,
  model: AnyModel,
): readonly string[] => {
  const here = `'${service}' in '${state}'`
  const declared = ownEntry(model.outcomes, service)
  const outcomes = Object.values(declared ?? {})
  if (kind === 'machine' && outcomes.length === 0)
    return ownEntry(model.children, service)
      ? []
      : [`${here} is a machine without a model in children.`]
  const has = (way: 'resolves' | 'rejects' | 'sends' | 'next') =>
    outcomes.some((outcome: Outcome) => way in outcome)
  if (kind === 'callback' || kind === 'event observable')
    return has('sends') || (declared && outcomes.length === 0)
      ? []
      : [`${here} is a subscription without an outcome that sends.`]
  if (kind === 'transition') return []
  if (kind === 'observable')
    return has('next') || !handles.snapshots ? [] : [`${here} has no outcome with a next value.`]
  return [
    ...(has('resolves') || (kind === 'machine' && !handles.success)
      ? []
      : [`${here} has no outcome that resolves.`]),
    ...(has('rejects') || (kind === 'machine' && !handles.failure)
      ? []
      : [`${here} has no outcome that rejects.`]),
  ]
}

const startedNames = ({ starts, edges }: Graph): ReadonlySet<string> =>
  new Set([...starts, ...edges].flatMap(({ step }) => Object.keys(step.counts.started)))

/** The services that no move starts, as sentences. */
export const neverStarted = (graph: Graph): readonly string[] => {
  const started = startedNames(graph)
  return Object.keys(graph.model.machine.implementations.actors)
    .filter((service) => !started.has(service))
    .map((service) => `'${service}' is never started.`)
}

const unknownNames = (model: AnyModel, started: ReadonlySet<string>): readonly string[] => {
  const { machine, outcomes, events, internal, delays, children, ends, runs } = model
  const { actors, delays: named } = machine.implementations
  const unknown = (where: string, given: readonly string[], known: readonly string[]) =>
    given
      .filter((name) => !known.includes(name))
      .map((name) => `${where} names '${name}', which the machine does not have.`)
  const types = [...eventTypesOf(machine), ...wildcardsOf(machine)]
  const machines = Object.keys(actors).filter((name) => isMachine(actors[name]))
  const services = [machine, ...Object.values(actors).filter(isMachine)].flatMap(serviceNamesOf)
  return [
    // The machine does not name a service that it spawns with logic from an event.
    ...unknown('outcomes', Object.keys(outcomes), [...services, ...started]),
    ...unknown('events', Object.keys(events ?? {}), types),
    ...unknown('internal', internal ?? [], types),
    ...unknown('delays', Object.keys(delays?.(() => 0) ?? {}), [
      ...Object.keys(named),
      ...missingDelays(machine),
    ]),
    ...unknown('children', Object.keys(children ?? {}), machines),
    ...unknown('ends', ends ?? [], allNodes(machine).map(stateId)),
    ...unknown('runs', runs ?? [], actionNamesOf(machine)),
    ...unknown('an outcome that sends', [...typesSentByServices(model)], types),
  ]
}

/** The services that a machine implements, and those that it invokes by their names only. */
const serviceNamesOf = (machine: AnyModel['machine']): readonly string[] => [
  ...Object.keys(machine.implementations.actors),
  ...invocationsOf(machine).map(({ service }) => service),
]

const actionNamesOf = (machine: AnyModel['machine']): readonly string[] => [
  ...Object.keys(machine.implementations.actions),
  ...Object.values(machine.implementations.actors).filter(isMachine).flatMap(actionNamesOf),
  ...allNodes(machine).flatMap(({ entry, exit, transitions }) =>
    [
      ...entry,
      ...exit,
      ...[...transitions.values()].flat().flatMap(({ actions }) => actions),
    ].flatMap(actionNames),
  ),
]

const wrongSamples = ({ events }: AnyModel): readonly string[] =>
  Object.entries(events ?? {}).flatMap(([type, samples]) => {
    const made = Object.entries(samples).map(([name, sample]) => ({
      name,
      type: atTheMoment<{ type?: string }>(sample, 0).type,
    }))
    return [
      ...(made.some((each) => each.type === undefined)
        ? [`The samples of '${type}' have no type: write { type: '${type}', … }.`]
        : []),
      ...made.flatMap((each) =>
        each.type === undefined || matchesDescriptor(each.type, type)
          ? []
          : [`The sample '${each.name}' of '${type}' is a '${each.type}'.`],
      ),
    ]
  })

/** The names in temporal rules that the machine and its child machines do not have, as sentences. */
export const unknownTemporalNames = (model: AnyModel): readonly string[] => {
  const known = namesOf(model)
  return Object.entries(model.temporalRules ?? {}).flatMap(([rule, definition]) =>
    Object.values(definition)
      .flat()
      // A limit has no entries, and the entry of a span is of no known kind.
      .flatMap((part) => Object.entries(part))
      .filter(([kind, name]) => known[kind]?.has(String(name)) === false)
      .map(([kind, name]) => `The rule '${rule}' names '${kind}: ${name}', which does not exist.`),
  )
}

/** The names that invariants look up in the counts and that neither the machine nor an exploration has, as sentences. */
export const unknownCounts = ({ model, askedFor, starts, edges }: Graph): readonly string[] => {
  const known = namesOf(model)
  const occurred = new Set(
    [...starts, ...edges].flatMap(({ step: { counts } }) =>
      (['sent', 'started', 'ended'] as const).flatMap((kind) =>
        Object.keys(counts[kind]).map((name) => `${kind}: ${name}`),
      ),
    ),
  )
  return [...askedFor]
    .filter((asked) => {
      const [kind = '', ...rest] = asked.split(': ')
      return !occurred.has(asked) && known[kind]?.has(rest.join(': ')) === false
    })
    .map((asked) => `An invariant names '${asked}', which does not exist.`)
}

/* The types of emitted events exist at compile time only. */
const namesOf = (model: AnyModel): Readonly<Record<string, ReadonlySet<string>>> => {
  const all = withChildren(model)
  return {
    sent: new Set(all.flatMap(({ machine }) => eventTypesOf(machine))),
    started: new Set(all.flatMap(({ machine }) => Object.keys(machine.implementations.actors))),
    ended: new Set(
      all.flatMap(({ outcomes }) =>
        Object.entries(outcomes).flatMap(([service, ways]) =>
          Object.keys(ways).map((way) => `${service}: ${way}`),
        ),
      ),
    ),
    entered: new Set(allNodes(model.machine).map(stateId)),
  }
}

const withChildren = (model: AnyModel): readonly AnyModel[] => [
  model,
  ...Object.values(model.children ?? {}).flatMap(withChildren),
]

import type { Graph } from './graph.ts'
import type { AnyModel } from './model.ts'
import { allNodes, eventTypesOf, stateId } from './transitions.ts'

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

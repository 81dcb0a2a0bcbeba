import { guardSide, inlineGuardNames } from './guards.ts'
import type { AnyModel } from './model.ts'
import type { Step } from './recorder.ts'
import { allNodes, stateId, transitionsOf } from './transitions.ts'
import { userEventsOf } from './user-events.ts'

/** The kinds of coverage items. */
export const dimensions = [
  'inputs',
  'states',
  'transitions',
  'guards',
  'outcomes',
  'events',
] as const

/** One kind of coverage item. */
export type Dimension = (typeof dimensions)[number]

/** A coverage item: a state, a transition, one result of a guard, an outcome… */
export type CoverageItem = `${Dimension}: ${string}`

/** All coverage items of a model. */
export const coverageItemsOf = (model: AnyModel): readonly CoverageItem[] => {
  const { machine, inputs, outcomes } = model
  const named = (dimension: Dimension, ids: readonly string[]) =>
    ids.map((id) => coverageItem(dimension, id))
  return [
    ...named('inputs', Object.keys(inputs)),
    ...named('states', statesOf(model)),
    ...named('transitions', [...transitionsOf(machine).values()]),
    ...named(
      'guards',
      [
        ...Object.keys(machine.implementations.guards),
        ...inlineGuardNames(transitionsOf(machine)),
      ].flatMap((name) => [guardSide(name, true), guardSide(name, false)]),
    ),
    ...named(
      'outcomes',
      Object.entries(outcomes).flatMap(([service, ways]) =>
        Object.keys(ways).map((way) => `${service}: ${way}`),
      ),
    ),
    ...named(
      'events',
      userEventsOf(model).map(({ name }) => name),
    ),
  ]
}

/** The coverage items of a configuration. Refused events count as covered. */
export const coverageItemsAt = (place: {
  states: readonly string[]
  guards: ReadonlySet<string>
  refused: readonly string[]
}): readonly CoverageItem[] => [
  ...place.states.map((id) => coverageItem('states', id)),
  ...Array.from(place.guards, (id) => coverageItem('guards', id)),
  ...place.refused.map((id) => coverageItem('events', id)),
]

/** The coverage items of a step, without those of the configuration after it. */
export const coverageItemsIn = (step: Step): readonly CoverageItem[] => {
  const { move } = step
  return [
    ...Array.from(step.states, (id) => coverageItem('states', id)),
    ...step.transitions.map((id) => coverageItem('transitions', id)),
    ...Array.from(step.guards, (id) => coverageItem('guards', id)),
    ...(move?.kind === 'send' ? [coverageItem('events', move.name)] : []),
    ...(move?.kind === 'settle'
      ? [coverageItem('outcomes', `${move.service}: ${move.outcome}`)]
      : []),
  ]
}

/** A coverage item from its parts. */
export const coverageItem = (dimension: Dimension, id: string): CoverageItem =>
  `${dimension}: ${id}`

const statesOf = ({ machine }: AnyModel): readonly string[] =>
  allNodes(machine)
    .filter(({ parent, type }) => parent && type !== 'history')
    .map(stateId)

import { guardSide } from './guards.ts'
import type { AnyModel } from './model.ts'
import { allNodes, stateId, transitionsOf } from './transitions.ts'
import { userEventsOf } from './user-events.ts'
import type { Step } from './witness.ts'

/** What can be seen of a machine, by kind. */
export const dimensions = [
  'inputs',
  'states',
  'transitions',
  'guards',
  'outcomes',
  'events',
] as const

/** One kind of thing that can be seen. */
export type Dimension = (typeof dimensions)[number]

/** One thing that can be seen: a state, a transition, one side of a guard, an outcome… */
export type Sight = `${Dimension}: ${string}`

/** Everything that a model promises to show. */
export const sightsOf = (model: AnyModel): readonly Sight[] => {
  const { machine, inputs, outcomes } = model
  const named = (dimension: Dimension, ids: readonly string[]) =>
    ids.map((id) => sight(dimension, id))
  return [
    ...named('inputs', Object.keys(inputs)),
    ...named('states', statesOf(model)),
    ...named('transitions', [...transitionsOf(machine).values()]),
    ...named(
      'guards',
      Object.keys(machine.implementations.guards).flatMap((name) => [
        guardSide(name, true),
        guardSide(name, false),
      ]),
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

/** What one step shows, and the place where it ends: a refused event has been seen too. */
export const sightsIn = (
  step: Step,
  place: { states: readonly string[]; guards: ReadonlySet<string>; refused: readonly string[] },
): readonly Sight[] => {
  const { move } = step
  return [
    ...[...step.states, ...place.states].map((id) => sight('states', id)),
    ...step.transitions.map((id) => sight('transitions', id)),
    ...[...step.guards, ...place.guards].map((id) => sight('guards', id)),
    ...place.refused.map((id) => sight('events', id)),
    ...(move?.kind === 'send' ? [sight('events', move.name)] : []),
    ...(move?.kind === 'settle' ? [sight('outcomes', `${move.service}: ${move.outcome}`)] : []),
  ]
}

/** A sight from its parts. */
export const sight = (dimension: Dimension, id: string): Sight => `${dimension}: ${id}`

const statesOf = ({ machine }: AnyModel): readonly string[] =>
  allNodes(machine)
    .filter(({ parent, type }) => parent && type !== 'history')
    .map(stateId)

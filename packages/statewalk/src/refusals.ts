import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { guardNames } from './guards.ts'
import { ownEntry } from './own-entry.ts'
import { invocationsOf } from './services.ts'
import { transitionsOf } from './transitions.ts'
import { isMachine } from './xstate-internals.ts'

/**
 * Throws before anything starts if a machine, or a machine that it invokes, names a guard without an implementation.
 * XState would stop with an error. The message names every place.
 */
export const refuse = (machine: AnyStateMachine): void => {
  const reasons = [...new Set(refusalsOf(machine, new Set()))]
  if (reasons.length > 0) throw new Error(reasons.join('\n'))
}

const refusalsOf = (machine: AnyStateMachine, seen: Set<AnyStateMachine>): readonly string[] => {
  if (seen.has(machine)) return []
  seen.add(machine)
  return [
    ...missingGuards(machine),
    ...invocationsOf(machine).flatMap(({ logic }) =>
      isMachine(logic) ? refusalsOf(logic, seen) : [],
    ),
  ]
}

const missingGuards = (machine: AnyStateMachine): readonly string[] =>
  [...transitionsOf(machine)].flatMap(([transition, id]) =>
    guardNames(transition.guard)
      .filter((name) => ownEntry(machine.implementations.guards, name) === undefined)
      .map((name) => missing(machine, name, `${id}${branchOf(transition)}`)),
  )

const missing = (machine: AnyStateMachine, name: string, place: string): string =>
  `'${machine.id}' cannot be explored: the guard '${name}' has no implementation (${place}). Add it to setup or with provide.`

const branchOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const index = source.transitions.get(eventType)?.indexOf(transition) ?? 0
  return index > 0 ? `, branch ${index + 1}` : ''
}

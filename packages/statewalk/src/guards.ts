import { type AnyStateMachine, and, not, or } from 'xstate'

/** Both results of a named guard, as coverage counts them. */
export const guardSide = (name: string, holds: boolean): string =>
  `${name}: ${holds ? 'holds' : 'does not hold'}`

/** A guard's text in a transition's id: its name, or its names joined by and, or, not. */
export const guardLabel = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (isNamed(guard)) return guard.type
  if (!isFunction(guard)) return unnamed
  if (guard.guards) {
    const labels = guard.guards.map(guardLabel)
    if (guard.check === checks.not) return `not ${labels.join()}`
    return labels.join(guard.check === checks.or ? ' or ' : ' and ')
  }
  return guard.stateValue === undefined
    ? unnamed
    : `in ${JSON.stringify(guard.stateValue).replaceAll('"', '')}`
}

/** The machine's guards, wrapped to pass their name and result to `report` on every evaluation. */
export const reportingGuards = (
  machine: AnyStateMachine,
  report: (name: string, holds: boolean) => void,
): Guards =>
  Object.fromEntries(
    Object.entries(machine.implementations.guards).map(([name, guard]) => [
      name,
      reporting(name, guard, report),
    ]),
  )

type Guards = AnyStateMachine['implementations']['guards']

/** XState's representation of a guard. `and`, `or`, `not` and `stateIn` carry their operands and their own check. */
type GuardFunction = ((...args: unknown[]) => boolean) & {
  guards?: readonly unknown[]
  stateValue?: unknown
  check?: (...args: unknown[]) => boolean
}

const unnamed = 'an unnamed guard'

const isNamed = (guard: unknown): guard is { type: string } =>
  typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string'

const isFunction = (guard: unknown): guard is GuardFunction => typeof guard === 'function'

const checkOf = (guard: unknown) => (isFunction(guard) ? guard.check : undefined)

/* Compared by identity, because a bundler renames functions. */
const checks = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not('')) }

const reporting = (
  name: string,
  guard: Guards[string],
  report: (name: string, holds: boolean) => void,
): Guards[string] => {
  if (!isFunction(guard)) return guard
  const reported = (holds: boolean) => {
    report(name, holds)
    return holds
  }
  const { check } = guard
  return check
    ? Object.assign(() => false, guard, { check: (...args: unknown[]) => reported(check(...args)) })
    : (...args: unknown[]) => reported(guard(...args))
}

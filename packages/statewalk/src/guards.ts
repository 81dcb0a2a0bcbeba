import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { combinationOf, type GuardFunction } from './xstate-internals.ts'

/** Both results of a guard, as coverage counts them. */
export const guardSide = (name: string, holds: boolean): string =>
  `${name}: ${holds ? 'holds' : 'does not hold'}`

/** A guard's text in a transition's id: its name, or its names joined by and, or, not. */
export const guardLabel = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (isNamed(guard)) return guard.type
  if (!isFunction(guard)) return unnamed
  const combination = combinationOf(guard)
  if (combination !== null) {
    const labels = (guard.guards ?? []).map(guardLabel)
    return combination === 'not' ? `not ${labels.join()}` : labels.join(` ${combination} `)
  }
  return guard.stateValue === undefined
    ? functionName(guard)
    : `in ${JSON.stringify(guard.stateValue).replaceAll('"', '')}`
}

/** The names of the named guards in a guard, operands included. */
export const guardNames = (guard: unknown): readonly string[] => {
  if (typeof guard === 'string') return [guard]
  if (isNamed(guard)) return [guard.type]
  return isFunction(guard) ? (guard.guards ?? []).flatMap(guardNames) : []
}

/** Receives the name and the result of every guard that is evaluated. */
export type OnGuard = (name: string, holds: boolean) => void

/** The machine's named guards, wrapped to pass their name and result to `report` on every evaluation. */
export const reportingGuards = (machine: AnyStateMachine, report: OnGuard): Guards =>
  Object.fromEntries(
    Object.entries(machine.implementations.guards).map(([name, guard]) => [
      name,
      isFunction(guard) ? reporting(name, guard, report) : guard,
    ]),
  )

/**
 * The names of the inline guards of these transitions, operands of `and`, `or` and `not` included. A function without a
 * name of its own is named after its transition.
 */
export const inlineGuardNames = (
  transitions: ReadonlyMap<AnyTransitionDefinition, string>,
): readonly string[] => [
  ...new Set(
    [...transitions].flatMap(([{ guard }, id]) =>
      leavesOf(guard).map((leaf, index) => nameOfLeaf(leaf, index, id)),
    ),
  ),
]

/** The names of guards that read nothing, which stand for what is still to be written, such as `() => false`. */
export const placeholderNames = (
  { implementations }: AnyStateMachine,
  transitions: ReadonlyMap<AnyTransitionDefinition, string>,
): readonly string[] => [
  ...Object.entries(implementations.guards).flatMap(([name, guard]) =>
    readsNothing(guard) ? [name] : [],
  ),
  ...[...transitions].flatMap(([{ guard }, id]) =>
    leavesOf(guard).flatMap((leaf, index) =>
      readsNothing(leaf) ? [nameOfLeaf(leaf, index, id)] : [],
    ),
  ),
]

const readsNothing = (guard: unknown): boolean =>
  isFunction(guard) && guard.length === 0 && !guard.check

/** An inline guard, wrapped to pass the names and results of its inline operands to `report`. */
export const reportingInline = (guard: unknown, id: string, report: OnGuard): unknown => {
  const leaves = leavesOf(guard)
  const wrap = (part: unknown): unknown => {
    if (!isFunction(part)) return part
    if (part.guards) return Object.assign(() => false, part, { guards: part.guards.map(wrap) })
    return reporting(nameOfLeaf(part, leaves.indexOf(part), id), part, report)
  }
  return wrap(guard)
}

type Guards = AnyStateMachine['implementations']['guards']

const unnamed = 'an unnamed guard'

const isNamed = (guard: unknown): guard is { type: string } =>
  typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string'

const isFunction = (guard: unknown): guard is GuardFunction => typeof guard === 'function'

/* A function written directly in a transition has the name of the property, `guard`. */
const functionName = ({ name }: GuardFunction): string =>
  name === '' || name === 'guard' ? unnamed : name

const leavesOf = (guard: unknown): readonly GuardFunction[] => {
  if (!isFunction(guard)) return []
  return guard.guards ? guard.guards.flatMap(leavesOf) : [guard]
}

const nameOfLeaf = (leaf: GuardFunction, index: number, id: string): string => {
  const label = guardLabel(leaf)
  return label === unnamed ? `guard${index > 0 ? ` ${index + 1}` : ''} of '${id}'` : label
}

const reporting = (name: string, guard: GuardFunction, report: OnGuard): GuardFunction => {
  const reported = (holds: boolean) => {
    report(name, holds)
    return holds
  }
  const { check } = guard
  return check
    ? Object.assign(() => false, guard, { check: (...args: unknown[]) => reported(check(...args)) })
    : (...args: unknown[]) => reported(guard(...args))
}

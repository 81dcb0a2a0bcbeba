import type { StateValue } from 'xstate'

/** The innermost active states, by their paths: `polling.pausing` and `resending.ready`. */
export const leavesOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner]) => {
        const below = inner === undefined ? [] : leavesOf(inner)
        return below.length === 0 ? [name] : below.map((leaf) => `${name}.${leaf}`)
      })

/**
 * The change of the active states by a move: `polling.pausing → polling.checking`; for the start, the initial states.
 */
export const stateChange = (before: StateValue | undefined, after: StateValue): string => {
  const [from, to] = [before === undefined ? [] : leavesOf(before), leavesOf(after)]
  const left = from.filter((leaf) => !to.includes(leaf)).join(', ')
  const entered = to.filter((leaf) => !from.includes(leaf)).join(', ')
  return left === '' ? entered : `${left} → ${entered}`
}

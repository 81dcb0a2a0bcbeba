import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { Run } from './run.ts'
import { stableText } from './stable-text.ts'
import { activeStates } from './transitions.ts'

/** What a machine shows at one moment. Tests compare a screen or another machine with it. */
export type Observation = {
  status: AnyMachineSnapshot['status']
  value: StateValue
  /** Ids of the active states in file order, so parents before children. */
  states: readonly string[]
  tags: readonly string[]
  context: unknown
  /** Possible user events, by the names of their moves. */
  can: readonly string[]
  /** User events that the active states handle but refuse. */
  refused: readonly string[]
  /** Running services, as `check verified (polling)`. */
  services: readonly string[]
  /** What the last move has emitted. */
  emitted: readonly { type: string }[]
}

/** What a run shows now. */
export const observationOf = (run: Run): Observation => {
  const snapshot = run.snapshot()
  const { moves, refused } = run.possibleMoves()
  return {
    status: snapshot.status,
    value: snapshot.value,
    states: activeStates(snapshot),
    tags: [...snapshot.tags].sort(),
    context: snapshot.context,
    can: moves.filter(({ kind }) => kind === 'send').map(({ name }) => name),
    refused,
    services: run.services(),
    emitted: run.observe().justNow.emitted,
  }
}

/** The first difference between actual and expected, as a sentence, or null. */
export const differenceOf = (seen: Observation, wanted: Observation): string | null => {
  for (const field of Object.keys(wanted) as (keyof Observation)[]) {
    const [actual, expected] = [stableText(seen[field]), stableText(wanted[field])]
    if (actual !== expected) return `${field} should be ${expected} and is ${actual}.`
  }
  return null
}

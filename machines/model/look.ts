import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { Run } from './run.ts'
import { activeStates } from './transitions.ts'

/** What a machine shows at one moment, to whoever checks a screen or another machine against it. */
export type Look = {
  status: AnyMachineSnapshot['status']
  value: StateValue
  /** Ids of the active states, in the order of the file, so parents before children. */
  states: readonly string[]
  tags: readonly string[]
  context: unknown
  /** User events that are possible, by the names of their moves. */
  can: readonly string[]
  /** User events that the active states speak of but refuse. */
  refused: readonly string[]
  /** Running services, as `check verified (polling)`. */
  services: readonly string[]
  /** What the last move has emitted. */
  emitted: readonly { type: string }[]
}

/** What a run shows now. */
export const lookOf = (run: Run): Look => {
  const snapshot = run.snapshot()
  const { moves, refused } = run.possible()
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

/** The first difference between what is seen and what is wanted, as a sentence, or null. */
export const differenceOf = (seen: Look, wanted: Look): string | null => {
  const fields = Object.entries(wanted).map(([field, value]) => ({
    field,
    wanted: JSON.stringify(value),
    seen: JSON.stringify(Object.entries(seen).find(([key]) => key === field)?.[1]),
  }))
  const different = fields.find((field) => field.seen !== field.wanted)
  return different
    ? `${different.field} should be ${different.wanted} and is ${different.seen}.`
    : null
}

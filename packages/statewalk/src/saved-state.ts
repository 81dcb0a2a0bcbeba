import type { AnyMachineSnapshot } from 'xstate'
import type { Harness } from './harness.ts'
import { isReporting } from './reporting-reads.ts'
import type { Used } from './seeded-globals.ts'
import { putInto } from './xstate-internals.ts'

/** A quiet state of a machine: nothing runs beside it, so another run can continue from it. */
export type SavedState = {
  snapshot: AnyMachineSnapshot
  /** Its context as JSON, to notice a machine that changes its context in place. */
  context: string
  now: number
  used: Used
}

/** Whether a run has neither child actors nor timers, so that it can be put into a saved state. */
export const isQuiet = ({ root, clock }: Harness): boolean => {
  const { status, children }: AnyMachineSnapshot = root.getSnapshot()
  return status === 'active' && Object.keys(children).length === 0 && clock.timers().length === 0
}

/** The state of a quiet run; null if its context is not plain data, whose changes would go unnoticed. */
export const saved = (harness: Harness): SavedState | null => {
  const snapshot: AnyMachineSnapshot = harness.root.getSnapshot()
  return isPlain(snapshot.context)
    ? {
        snapshot,
        context: JSON.stringify(snapshot.context),
        now: harness.clock.now(),
        used: harness.globals.used(),
      }
    : null
}

/** Whether no run that continued from a state has changed its context in place. */
export const isIntact = ({ snapshot, context }: SavedState): boolean =>
  JSON.stringify(snapshot.context) === context

/** Puts a quiet run into a saved state. The context is shared: a machine may compare its parts by identity. */
export const restore = (
  { root, clock, globals }: Harness,
  { snapshot, now, used }: SavedState,
): AnyMachineSnapshot => {
  putInto(root, snapshot)
  clock.set(now)
  globals.continueFrom(used)
  return snapshot
}

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (typeof value !== 'object' || value === null) return true
  if (isReporting(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  if (Array.isArray(value)) return value.every(isPlain)
  return prototype === Object.prototype && Object.values(value).every(isPlain)
}

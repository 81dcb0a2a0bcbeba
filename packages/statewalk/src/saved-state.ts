import type { AnyMachineSnapshot } from 'xstate'
import type { Harness } from './harness.ts'
import { isReporting } from './reporting-reads.ts'
import type { Used } from './seeded-globals.ts'
import { putInto } from './xstate-internals.ts'

/** A quiet state of a machine: nothing runs beside it, so another run can continue from it. */
export type SavedState = { snapshot: AnyMachineSnapshot; now: number; used: Used }

/** Whether a run has neither child actors nor timers, so that it can be put into a saved state. */
export const isQuiet = ({ root, clock }: Harness): boolean => {
  const { status, children }: AnyMachineSnapshot = root.getSnapshot()
  return status === 'active' && Object.keys(children).length === 0 && clock.timers().length === 0
}

/** The state of a quiet run; null if its context is not plain data, which cannot be copied. */
export const saved = (harness: Harness): SavedState | null => {
  const snapshot: AnyMachineSnapshot = harness.root.getSnapshot()
  return isPlain(snapshot.context)
    ? {
        snapshot: copied(snapshot),
        now: harness.clock.now(),
        used: harness.globals.used(),
      }
    : null
}

/** Puts a quiet run into a saved state. Each run gets a copy, because a machine may change its context in place. */
export const restore = (
  { root, clock, globals }: Harness,
  { snapshot, now, used }: SavedState,
): AnyMachineSnapshot => {
  const copy = copied(snapshot)
  putInto(root, copy)
  clock.set(now)
  globals.continueFrom(used)
  return copy
}

const copied = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => ({
  ...snapshot,
  context: copyOf(snapshot.context),
})

const copyOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf)
  const copy: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(value)) copy[key] = copyOf(entry)
  return copy
}

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (typeof value !== 'object' || value === null) return true
  if (isReporting(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  if (Array.isArray(value)) return value.every(isPlain)
  return prototype === Object.prototype && Object.values(value).every(isPlain)
}

import { labCopy } from '../copy.ts'
import type { Expectations } from '../page-objects/expectation.ts'
import type { ExpectedState } from './paths-view.tsx'

/** The text of the expectations for each machine's screen, once the screen has loaded. */
export type ExpectationsStore = {
  subscribe(listener: () => void): () => void
  /** The expectations in these states; empty until the machine's screen has loaded. */
  get(machine: string, states: readonly string[]): readonly ExpectedState[]
  /** Adds the expectations for the screen of a machine. They load with the screen. */
  take(machine: string, expectations: Expectations): void
  version(): number
}

/** An empty store. */
export const createExpectations = (): ExpectationsStore => {
  const known = new Map<string, Expectations>()
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => known.size,
    take(machine, expectations) {
      known.set(machine, expectations)
      for (const listener of listeners) listener()
    },
    get: (machine, states) =>
      states.flatMap((state) => {
        const expectation = known.get(machine)?.[state]
        return expectation
          ? [
              {
                state,
                lines: expectation.map(({ role, name, absent = false, disabled = false }) =>
                  labCopy.expectation(role, String(name), { absent, disabled }),
                ),
              },
            ]
          : []
      }),
  }
}

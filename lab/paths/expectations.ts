import { labCopy } from '../copy.ts'
import type { Expectations } from '../page-objects/expectation.ts'
import type { ExpectedState } from './paths-view.tsx'

/** What the preview of a machine's screen sends to the lab. */
export type ScreenFacts = { expectations: Expectations; background: readonly string[] }

/** The text of the expectations for each machine's screen, once the screen has loaded. */
export type ExpectationsStore = {
  subscribe(listener: () => void): () => void
  /** The expectations in these states; empty until the machine's screen has loaded. */
  get(machine: string, states: readonly string[]): readonly ExpectedState[]
  /** The types of the machine's events that no person sends; empty until its screen has loaded. */
  background(machine: string): readonly string[]
  /** Adds what is known about the screen of a machine. It loads with the screen. */
  take(machine: string, facts: ScreenFacts): void
  version(): number
}

export const createExpectations = (): ExpectationsStore => {
  const known = new Map<string, ScreenFacts>()
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => known.size,
    background: (machine) => known.get(machine)?.background ?? [],
    take(machine, facts) {
      known.set(machine, facts)
      for (const listener of listeners) listener()
    },
    get: (machine, states) =>
      states.flatMap((state) => {
        const expectation = known.get(machine)?.expectations[state]
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

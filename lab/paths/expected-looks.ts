import type { Looks } from '../../src/screens/look.ts'
import { labCopy } from '../copy.ts'
import type { ExpectedLook } from './paths-view.tsx'

/** What should be seen on the screens of machines, in words, once the screens have been loaded. */
export type LooksStore = {
  subscribe(listener: () => void): () => void
  /** What should be seen while these states are active; empty until the screen of the machine is there. */
  get(machine: string, states: readonly string[]): readonly ExpectedLook[]
  /** Takes in what should be seen on the screen of a machine: it comes with the screen. */
  take(machine: string, looks: Looks): void
  version(): number
}

/** A store that knows no looks yet. */
export const createLooks = (): LooksStore => {
  const known = new Map<string, Looks>()
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => known.size,
    take(machine, looks) {
      known.set(machine, looks)
      for (const listener of listeners) listener()
    },
    get: (machine, states) =>
      states.flatMap((state) => {
        const look = known.get(machine)?.[state]
        return look
          ? [
              {
                state,
                lines: look.map(({ role, name, absent = false, disabled = false }) =>
                  labCopy.look(role, String(name), { absent, disabled }),
                ),
              },
            ]
          : []
      }),
  }
}

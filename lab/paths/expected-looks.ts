import { labCopy } from '../copy.ts'
import type { Stage } from '../stages/stage.ts'
import type { ExpectedLook } from './paths-view.tsx'

/** The looks of all machines, in words, once the screens have been loaded. */
export type LooksStore = {
  subscribe(listener: () => void): () => void
  /** What should be seen while these states are active; empty until the screens are there. */
  get(machine: string, states: readonly string[]): readonly ExpectedLook[]
  version(): number
}

/** Loads the stages beside the page: they bring every screen of the site along. */
export const createLooks = (load: () => Promise<readonly Stage[]>): LooksStore => {
  let stages: readonly Stage[] = []
  let version = 0
  const listeners = new Set<() => void>()
  void load().then((loaded) => {
    stages = loaded
    version += 1
    for (const listener of listeners) listener()
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    get(machine, states) {
      const looks = stages.find(({ model }) => model.machine.id === machine)?.looks ?? {}
      return states.flatMap((state) => {
        const look = looks[state]
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
      })
    },
  }
}

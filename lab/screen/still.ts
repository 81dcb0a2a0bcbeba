import type { ReactElement } from 'react'
import { activeStates, inputsOf, replay } from 'statewalk'
import { locationOf } from '../app/location.ts'
import type { Expectation } from '../page-objects/expectation.ts'
import type { Preview } from '../previews/preview.ts'

/** A screen at the end of a path, and its expectations. */
export type Still = { screen: ReactElement; expectation: Expectation }

declare global {
  interface Window {
    /** The expected appearance of a page with a single state; set with every state. */
    trellisExpectation?: Expectation | undefined
  }
}

/**
 * The still at the lab's URL of a step: `#/verifyEmail/step/2?input=…&moves=[…]`. The step is replayed on the machine.
 * Null if the URL names no machine; throws if one of its moves is not possible.
 */
export const stillAt = (fragment: string, previews: readonly Preview[]): Still | null => {
  const previewOf = (id: string) => previews.find(({ model }) => model.machine.id === id)
  const location = locationOf(fragment, {
    inputsOf(machine) {
      const preview = previewOf(machine)
      return preview ? Object.keys(inputsOf(preview.model)) : null
    },
    pathOf: () => null,
  })
  const preview = location && previewOf(location.recording.machine)
  if (!preview) return null
  const { input, moves, position } = location.recording
  const run = replay(preview.model, { input, moves: moves.slice(0, position) })
  const snapshot = run.snapshot()
  return {
    screen: preview.show({ snapshot, send: () => {}, now: run.now(), next: null }),
    expectation: activeStates(snapshot).flatMap((state) => preview.expectations[state] ?? []),
  }
}

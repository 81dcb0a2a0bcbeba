import type { ReactElement } from 'react'
import { inputsOf } from '../../machines/model/model.ts'
import { replay } from '../../machines/model/replay.ts'
import { activeStates } from '../../machines/model/transitions.ts'
import type { Look } from '../../src/screens/look.ts'
import { placeOf } from '../app/address.ts'
import type { Stage } from '../stages/stage.ts'

/** A screen where a path has led it, and what a person should see there. */
export type Still = { screen: ReactElement; look: Look }

declare global {
  interface Window {
    /** What the page of one state shows should look like; set with every state. */
    trellisStillLook?: Look | undefined
  }
}

/**
 * The still at the lab's address of a step: `#/verifyEmail/step/2?input=…&moves=[…]`. The step is replayed on the
 * machine. Null when the address names no machine; throws when one of its moves is not possible.
 */
export const stillAt = (fragment: string, stages: readonly Stage[]): Still | null => {
  const stageOf = (id: string) => stages.find(({ model }) => model.machine.id === id)
  const place = placeOf(fragment, {
    inputsOf(machine) {
      const stage = stageOf(machine)
      return stage ? Object.keys(inputsOf(stage.model)) : null
    },
    pathOf: () => null,
  })
  const stage = place && stageOf(place.trail.machine)
  if (!stage) return null
  const { input, moves, position } = place.trail
  const run = replay(stage.model, { input, moves: moves.slice(0, position) })
  const snapshot = run.snapshot()
  return {
    screen: stage.show({ snapshot, send: () => {}, now: run.now(), next: null }),
    look: activeStates(snapshot).flatMap((state) => stage.looks[state] ?? []),
  }
}

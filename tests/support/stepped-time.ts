import { createStepClock, type StepClock } from 'statewalk/internal'
import type { Timers } from '../../src/services/timers.ts'

/** A clock that a test moves, and timers that use it. */
export type SteppedTime = { clock: StepClock; timers: Timers }

/** Creates a clock and timers for a test of services. */
export const createSteppedTime = (): SteppedTime => {
  const clock = createStepClock()
  return {
    clock,
    timers: {
      after: (milliseconds, run) => {
        const timer = clock.setTimeout(run, milliseconds)
        return () => clock.clearTimeout(timer)
      },
    },
  }
}

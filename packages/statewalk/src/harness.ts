import { type AnyActorRef, createActor } from 'xstate'
import { atTheMoment } from './controllable-actor.ts'
import { type InstrumentedMachine, instrument, type Observer } from './instrumented-machine.ts'
import { type AnyModel, inputsOf } from './model.ts'
import type { Recorder } from './recorder.ts'
import { createStepClock, type StepClock } from './step-clock.ts'
import { scheduledEvents } from './xstate-internals.ts'

/** A running instrumented machine: its root actor, its clock and its observer. */
export type Harness = {
  instrumented: InstrumentedMachine
  clock: StepClock
  root: AnyActorRef
  observer: Observer
}

/** Starts a model's instrumented machine with an observer. */
export const startHarness = (model: AnyModel, input: string, recorder: Recorder): Harness => {
  const instrumented = instrument(model)
  const clock = createStepClock({ nameOf: () => delayName() })
  const observer: Observer = { now: clock.now, guardEvaluated: recorder.guardEvaluated }
  const root = instrumented.perform(observer, () =>
    createActor(instrumented.machine, {
      input: atTheMoment(inputsOf(model)[input], clock.now()),
      clock,
      logger: () => {},
      inspect: (event) => {
        instrumented.inspect(event)
        recorder.inspect(event)
      },
    }),
  )
  const delayName = delayNames(root, instrumented)
  root.subscribe({ error: () => {} })
  root.on('*', recorder.emitted)
  instrumented.perform(observer, () => root.start())
  return { instrumented, clock, root, observer }
}

/* XState does not pass the timer's id to the clock. It is the timer that the system has just begun to schedule. */
const delayNames = (root: AnyActorRef, { delayNames }: InstrumentedMachine) => {
  const scheduled = new WeakSet<object>()
  return (): string => {
    const added = scheduledEvents(root).find((timer) => !scheduled.has(timer))
    if (!added) return 'an unnamed timer'
    scheduled.add(added)
    return delayNames.get(added.event.type) ?? added.event.type
  }
}

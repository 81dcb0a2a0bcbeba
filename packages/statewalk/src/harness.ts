import { type AnyActorRef, createActor } from 'xstate'
import { atTheMoment, startSurroundings } from './controllable-actor.ts'
import { type InstrumentedMachine, instrument, type Observer } from './instrumented-machine.ts'
import { type AnyModel, inputsOf } from './model.ts'
import type { OnRead } from './moves.ts'
import type { Recorder } from './recorder.ts'
import { reportingReads } from './reporting-reads.ts'
import { createSeededGlobals, type SeededGlobals } from './seeded-globals.ts'
import { createStepClock, type StepClock } from './step-clock.ts'
import { scheduledEvents } from './xstate-internals.ts'

/** A running instrumented machine: its actor, its clock and its observer. */
export type Harness = {
  instrumented: InstrumentedMachine
  clock: StepClock
  root: AnyActorRef
  /** Runs work on the machine: observed, with the step clock's time and seeded randomness. */
  perform<Result>(work: () => Result): Result
  globals: SeededGlobals
}

/** Starts a model's instrumented machine with an observer, under a parent and beside its addressees. */
export const startHarness = (
  model: AnyModel,
  input: string,
  recorder: Recorder,
  onRead: OnRead,
): Harness => {
  const instrumented = instrument(model)
  const clock = createStepClock({
    start: model.clockStart,
    nameOf: () => delayName(),
  })
  const observer: Observer = { now: clock.now, guardEvaluated: recorder.guardEvaluated }
  const globals = createSeededGlobals(clock.now, recorder.failed)
  const perform = <Result>(work: () => Result): Result =>
    globals.perform(() => instrumented.perform(observer, work))
  const root = perform(() =>
    createActor(instrumented.machine, {
      // A generated id would differ from run to run, and a machine may send its id.
      id: model.machine.id,
      input: inputAt(model, input, clock.now(), onRead),
      parent: startSurroundings(model, {
        clock,
        logger: () => {},
        inspect: (event) => {
          instrumented.inspect(event)
          recorder.inspect(event)
        },
      }),
      ...(model.systemId !== undefined && { systemId: model.systemId }),
    }),
  )
  const delayName = delayNames(root, instrumented)
  root.subscribe({ error: () => {} })
  root.on('*', recorder.emitted)
  perform(() => root.start())
  return { instrumented, clock, root, perform, globals }
}

/** The named input. A model without inputs passes an empty one and reports what the machine reads from it. */
const inputAt = (model: AnyModel, name: string, now: number, onRead: OnRead): unknown => {
  const input: unknown = atTheMoment(inputsOf(model)[name], now)
  return model.defaults && input === undefined
    ? reportingReads({}, (property) => onRead('input', property))
    : input
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

import type { AnyEventObject } from 'xstate'
import type { AnyModel, Outcome } from './model.ts'
import type { Move } from './moves.ts'
import { differenceOf, type Observation, observationOf } from './observation.ts'
import { pathLines } from './path-lines.ts'
import { messageOf } from './recorder.ts'
import { type Fixture, moveNamed } from './replay.ts'
import { type Run, startRun } from './run.ts'

/**
 * Something that a path can be walked on: a machine, a screen in a test page, a browser. It starts with the path's
 * input, before any event. Each function may return a promise.
 */
export type Driver = {
  /** Performs the user action that sends this event. */
  press(event: AnyEventObject, move: Move & { kind: 'send' }): unknown
  /** Ends a service, or lets it send an event, with the named outcome; `data` is its value at this moment. */
  settle(service: string, outcome: string, data: Outcome, move: Move & { kind: 'settle' }): unknown
  /** Lets time pass, in ms, and fires the timers that are due. */
  wait(ms: number): unknown
  /** Throws if the current state differs from the expected one. */
  expectState(expected: Observation): unknown
  /** Called at the end of every walk, also of a failed one. */
  end?(): unknown
}

/**
 * Walks a path on a driver, in parallel with the model's own machine, which provides the expected state after every move.
 * Checks each timer twice: nothing may change 1 ms before it is due. Rethrows the driver's errors with the step, the
 * path and the path's URL, if the model has one.
 */
export const walk = async (
  model: AnyModel,
  path: Fixture & { id?: string },
  driver: Driver,
): Promise<void> => {
  const run = startRun(model, path.input)
  let step = 0
  try {
    await at('the start', () => driver.expectState(observationOf(run)))
    for (const [index, name] of path.moves.entries()) {
      step = index + 1
      const move = moveNamed(run, path, index)
      await at(`step ${step}, '${name}'`, () => drive(run, move, driver))
    }
  } catch (error) {
    throw new Error([messageOf(error), '', ...pathLines(model, path, step)].join('\n'), {
      cause: error,
    })
  } finally {
    await driver.end?.()
  }
}

const drive = async (run: Run, move: Move, driver: Driver): Promise<void> => {
  const before = observationOf(run)
  const { event, outcome } = run.make(move).payload
  if (move.kind === 'send' && event) await driver.press(event, move)
  if (move.kind === 'settle' && outcome)
    await driver.settle(move.service, move.outcome, outcome, move)
  if (move.kind === 'wait') {
    const untilDue = move.timers.length > 0
    if (untilDue && move.ms > 1) {
      await driver.wait(move.ms - 1)
      await at('1 ms before it is due', () => driver.expectState({ ...before, emitted: [] }))
    }
    await driver.wait(untilDue ? Math.min(move.ms, 1) : move.ms)
  }
  await driver.expectState(observationOf(run))
}

const at = async (where: string, work: () => unknown): Promise<void> => {
  try {
    await work()
  } catch (error) {
    throw new Error(`At ${where}: ${messageOf(error)}`, { cause: error })
  }
}

/**
 * Walks paths on a machine: the model's own, to show that only the path decides its behaviour, or a mutated one, to
 * show that the paths notice the mutation.
 */
export const machineDriver = (model: AnyModel, input: string): Driver => {
  const run = startRun(model, input)
  return {
    press: (_event, move) => {
      run.make(move)
    },
    settle: (_service, _outcome, _data, move) => {
      run.make(move)
    },
    wait: (ms) => {
      run.advance(ms)
    },
    expectState: (wanted) => {
      const actorError = run.actorError()
      if (actorError !== null) throw new Error(actorError)
      const difference = differenceOf(observationOf(run), wanted)
      if (difference !== null) throw new Error(difference)
    },
  }
}

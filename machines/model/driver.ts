import type { AnyEventObject } from 'xstate'
import { type Look, lookOf } from './look.ts'
import type { AnyModel, Outcome } from './model.ts'
import type { Move } from './moves.ts'
import { pathLines } from './path-lines.ts'
import { type Fixture, moveNamed } from './replay.ts'
import { type Run, startRun } from './run.ts'
import { messageOf } from './witness.ts'

/**
 * Something that a path can be walked on: a machine, a screen in a test page, a browser.
 * It begins where the path's input says, before anything has happened.
 */
export type Driver = {
  /** A person does what sends this event. */
  press(event: AnyEventObject, move: Move & { kind: 'send' }): void | Promise<void>
  /** A service ends, or speaks, in the named way; `data` is what it answers at this moment. */
  settle(
    service: string,
    outcome: string,
    data: Outcome,
    move: Move & { kind: 'settle' },
  ): void | Promise<void>
  /** Time passes; timers that fall due fire. */
  wait(ms: number): void | Promise<void>
  /** Throws when what can be seen is not this. */
  looksLike(look: Look): void | Promise<void>
}

/**
 * Walks a path on a driver, beside the model's own machine that says what must be seen after every move.
 * A timer is walked in two steps: 1 ms before it is due the old look must still hold, when it is due the new one.
 * Throws what the driver throws, with the step in front, and the path and its address in the lab behind.
 */
export const walk = async (
  model: AnyModel,
  path: Fixture & { id?: string },
  driver: Driver,
): Promise<void> => {
  const run = startRun(model, path.input)
  let step = 0
  try {
    await at('the start', () => driver.looksLike(lookOf(run)))
    for (const [index, name] of path.moves.entries()) {
      step = index + 1
      const move = moveNamed(run, path, index)
      await at(`step ${step}, '${name}'`, () => drive(run, move, driver))
    }
  } catch (error) {
    throw new Error([messageOf(error), '', ...pathLines(model, path, step)].join('\n'), {
      cause: error,
    })
  }
}

const drive = async (run: Run, move: Move, driver: Driver): Promise<void> => {
  const before = lookOf(run)
  const { event, outcome } = run.make(move).deed
  if (move.kind === 'send' && event) await driver.press(event, move)
  if (move.kind === 'settle' && outcome)
    await driver.settle(move.service, move.outcome, outcome, move)
  if (move.kind === 'wait') {
    const untilDue = move.timers.length > 0
    if (untilDue && move.ms > 1) {
      await driver.wait(move.ms - 1)
      await at('1 ms before it is due', () => driver.looksLike({ ...before, emitted: [] }))
    }
    await driver.wait(untilDue ? Math.min(move.ms, 1) : move.ms)
  }
  await driver.looksLike(lookOf(run))
}

const at = async (where: string, work: () => void | Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    throw new Error(`At ${where}: ${messageOf(error)}`, { cause: error })
  }
}

import { type Failure, ServiceFailure } from '../../../machines/failure.ts'
import { deferred } from '../deferred.ts'

/** One call that is kept waiting. */
export type Held = {
  /** Resolves when the call has been made. */
  arrived: Promise<void>
  /** Lets the call go on as it would have. */
  release(): void
  /** Makes it reject instead. */
  fail(failure: Failure): void
}

/** Steers a fake from a test: what was called, what fails, what waits. */
export type Steering<Name extends string> = {
  /** Every call so far, the first one first. */
  readonly calls: readonly { name: Name; given: readonly unknown[] }[]
  /** How often one of them was called. */
  count(name: Name): number
  /** The next call rejects; without `times`, one call does. */
  fail(name: Name, failure: Failure, times?: number): void
  /** The next call waits. */
  hold(name: Name): Held
}

/** The side of the steering that the fake itself uses. */
export type Steered<Name extends string> = {
  steering: Steering<Name>
  /** Runs a call as the test has steered it. */
  run<Value>(
    name: Name,
    given: readonly unknown[],
    act: () => Value | Promise<Value>,
  ): Promise<Value>
}

type Plan = () => Promise<void>

/** Steering for a fake whose calls have these names. */
export const createSteering = <Name extends string>(): Steered<Name> => {
  const calls: { name: Name; given: readonly unknown[] }[] = []
  const plans = new Map<Name, Plan[]>()
  const plan = (name: Name, next: Plan) => plans.set(name, [...(plans.get(name) ?? []), next])

  return {
    steering: {
      calls,
      count: (name) => calls.filter((call) => call.name === name).length,
      fail: (name, failure, times = 1) => {
        for (let planned = 0; planned < times; planned += 1) {
          plan(name, () => Promise.reject(new ServiceFailure(failure)))
        }
      },
      hold: (name) => {
        const gate = deferred()
        const arrived = deferred()
        plan(name, () => {
          arrived.resolve()
          return gate.promise
        })
        return {
          arrived: arrived.promise,
          release: () => gate.resolve(),
          fail: (failure) => gate.reject(new ServiceFailure(failure)),
        }
      },
    },
    run: async (name, given, act) => {
      calls.push({ name, given })
      await plans.get(name)?.shift()?.()
      return act()
    },
  }
}

/** A call that rejects 'overtaken' as soon as its caller gives up. */
export const unlessAborted = <Value>(
  signal: AbortSignal | undefined,
  call: Promise<Value>,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new ServiceFailure({ kind: 'overtaken' }))
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp)
    call.then(resolve, reject)
  })

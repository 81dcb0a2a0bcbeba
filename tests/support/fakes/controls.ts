import { type Failure, ServiceFailure } from '../../../machines/failure.ts'
import { deferred } from '../deferred.ts'

/** A call that is held back. */
export type HeldCall = {
  /** Resolves when the call is made. */
  arrived: Promise<void>
  /** Lets the call continue. */
  release(): void
  /** Makes the call reject. */
  fail(failure: Failure): void
}

/** Controls a fake in a test: records its calls, and makes calls fail or wait. */
export type FakeControls<Name extends string> = {
  /** Every call, the oldest first. */
  readonly calls: readonly { name: Name; given: readonly unknown[] }[]
  /** The number of calls with this name. */
  count(name: Name): number
  /** Makes the next call reject, or the next `times` calls. */
  fail(name: Name, failure: Failure, times?: number): void
  /** Makes the next call wait. */
  hold(name: Name): HeldCall
  /** Decides when each later call is carried out, and how it ends. */
  intercept(through: Intercept<Name>): void
}

/** Carries out a call of a fake. */
export type Intercept<Name extends string> = <Value>(
  name: Name,
  act: () => Value | Promise<Value>,
) => Promise<Value>

/** The controls of a fake, and the function that the fake runs its calls with. */
export type Controllable<Name extends string> = {
  controls: FakeControls<Name>
  /** Runs a call, unless the test makes it fail or wait. */
  run<Value>(
    name: Name,
    given: readonly unknown[],
    act: () => Value | Promise<Value>,
  ): Promise<Value>
}

type Plan = () => Promise<void>

/** Creates the controls of a fake whose calls have these names. */
export const createFakeControls = <Name extends string>(): Controllable<Name> => {
  const calls: { name: Name; given: readonly unknown[] }[] = []
  const plans = new Map<Name, Plan[]>()
  let intercept: Intercept<Name> | null = null
  const plan = (name: Name, next: Plan) => plans.set(name, [...(plans.get(name) ?? []), next])

  return {
    controls: {
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
      intercept: (through) => {
        intercept = through
      },
    },
    run: async (name, given, act) => {
      calls.push({ name, given })
      await plans.get(name)?.shift()?.()
      return intercept ? intercept(name, act) : act()
    },
  }
}

/** Rejects with 'superseded' as soon as the signal aborts. */
export const unlessAborted = <Value>(
  signal: AbortSignal | undefined,
  call: Promise<Value>,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(new ServiceFailure({ kind: 'superseded' }))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    call.then(resolve, reject)
  })

/** The attempts of a tab, of which one runs at a time. */
export const createFakeAttempts = () => {
  let end = () => {}
  return {
    end: () => end(),
    /** Ends the former attempt. The returned signal is aborted when this one ends. */
    begin: (signal?: AbortSignal): AbortSignal => {
      end()
      const controller = new AbortController()
      end = () => controller.abort()
      return signal ? AbortSignal.any([signal, controller.signal]) : controller.signal
    },
  }
}

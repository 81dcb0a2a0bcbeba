import { type AnyModel, type Fixture, type Observation, replay } from 'statewalk'
import { observationOf } from 'statewalk/internal'

/**
 * Checks that a delay is exact: at the end of the path the timer has `ms` to go, 1 ms before that it has not fired, and
 * at that moment it fires and a transition is taken. Throws otherwise. Returns what the machine shows at both moments.
 */
export const checkDelay = (
  model: AnyModel,
  path: Fixture,
  { timer, ms }: { timer: string; ms: number },
): { before: Observation; after: Observation } => {
  const run = replay(model, path)
  const pending = run.timers().filter(({ name }) => name === timer)
  const dues = pending.map(({ due }) => due - run.now())
  if (!dues.includes(ms))
    throw new Error(
      dues.length === 0
        ? `'${timer}' is not running; running are: ${
            run
              .timers()
              .map(({ name }) => name)
              .join(', ') || 'none'
          }.`
        : `'${timer}' has ${dues.join(' and ')} ms to go, not ${ms}.`,
    )
  const early = run.advance(ms - 1)
  const before = observationOf(run)
  const due = run.advance(1)
  if (early.transitions.some(isOf(timer))) throw new Error(`'${timer}' is taken before ${ms} ms.`)
  if (!due.transitions.some(isOf(timer))) throw new Error(`'${timer}' is not taken at ${ms} ms.`)
  return { before, after: observationOf(run) }
}

const isOf =
  (timer: string) =>
  (transition: string): boolean =>
    transition.includes(`: ⏱ ${timer} `)

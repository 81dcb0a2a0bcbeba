import type { ActorLogic, AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import { type Failure, ServiceFailure } from '../failure.ts'
import type { Instant } from '../member.ts'
import type { Outcome } from './model.ts'

type SteeredSnapshot = Snapshot<unknown> & { input: unknown }

/**
 * Stands in for any promise, subscription or child machine: it does nothing until it is told how to end,
 * and then ends synchronously. What the machine sends to it is ignored.
 */
export const steeredActor: ActorLogic<SteeredSnapshot, AnyEventObject> = {
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  transition: (snapshot, event) => {
    if (event.type === 'steer: resolve')
      return { status: 'done', output: event.output, error: undefined, input: snapshot.input }
    if (event.type === 'steer: reject')
      return { status: 'error', output: undefined, error: event.error, input: snapshot.input }
    if (event.type === 'xstate.stop')
      return { status: 'stopped', output: undefined, error: undefined, input: snapshot.input }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** Ends a steered service as the outcome says, or lets it send its event to the machine that holds it. */
export const steer = (
  service: AnyActorRef,
  holder: AnyActorRef,
  outcome: Outcome,
  now: Instant,
): void => {
  if ('resolves' in outcome)
    service.send({ type: 'steer: resolve', output: atTheMoment(outcome.resolves, now) })
  else if ('rejects' in outcome)
    service.send({ type: 'steer: reject', error: failureFor(outcome.rejects) })
  else holder.send(atTheMoment(outcome.sends, now))
}

/** The value itself, or what it is at this moment. */
export const atTheMoment = <Value>(value: Value, now: Instant): unknown =>
  typeof value === 'function' ? value(now) : value

/* One error for each sample: writing down its stack anew for every step of every path is what would cost most. */
const failureFor = (failure: Failure): ServiceFailure => {
  const known = failures.get(failure)
  if (known) return known
  const error = new ServiceFailure(failure)
  failures.set(failure, error)
  return error
}

const failures = new WeakMap<Failure, ServiceFailure>()

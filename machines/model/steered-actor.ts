import type { ActorLogic, AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import { type Failure, ServiceFailure } from '../failure.ts'
import type { Instant } from '../member.ts'
import type { AtTheMoment, Outcome } from './model.ts'

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
export const steer = (service: AnyActorRef, holder: AnyActorRef, outcome: Outcome): void => {
  if ('resolves' in outcome) service.send({ type: 'steer: resolve', output: outcome.resolves })
  else if ('rejects' in outcome)
    service.send({ type: 'steer: reject', error: failureFor(outcome.rejects) })
  else holder.send(outcome.sends)
}

/** An outcome with its data made for this moment. */
export const outcomeAt = (outcome: Outcome, now: Instant): Outcome => {
  if ('resolves' in outcome) return { resolves: atTheMoment(outcome.resolves, now) }
  if ('rejects' in outcome) return outcome
  return { sends: atTheMoment(outcome.sends, now) }
}

/** The value itself, or what it is at this moment. */
export const atTheMoment = <Value>(value: AtTheMoment<Value>, now: Instant): Value =>
  isMaker(value) ? value(now) : value

const isMaker = <Value>(value: AtTheMoment<Value>): value is (now: Instant) => Value =>
  typeof value === 'function'

/* One error for each sample: writing down its stack anew for every step of every path is what would cost most. */
const failureFor = (failure: Failure): ServiceFailure => {
  const known = failures.get(failure)
  if (known) return known
  const error = new ServiceFailure(failure)
  failures.set(failure, error)
  return error
}

const failures = new WeakMap<Failure, ServiceFailure>()

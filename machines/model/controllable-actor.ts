import type { ActorLogic, AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import { type Failure, ServiceFailure } from '../failure.ts'
import type { Instant } from '../member.ts'
import type { AtTheMoment, Outcome } from './model.ts'

type ControllableSnapshot = Snapshot<unknown> & { input: unknown }

/**
 * Stubs a promise, subscription or child machine. The stub does nothing until a test ends it, and then ends
 * synchronously. It ignores what the machine sends to it.
 */
export const controllableActor: ActorLogic<ControllableSnapshot, AnyEventObject> = {
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  transition: (snapshot, event) => {
    if (event.type === 'control: resolve')
      return { status: 'done', output: event.output, error: undefined, input: snapshot.input }
    if (event.type === 'control: reject')
      return { status: 'error', output: undefined, error: event.error, input: snapshot.input }
    if (event.type === 'xstate.stop')
      return { status: 'stopped', output: undefined, error: undefined, input: snapshot.input }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** Ends a stubbed service with the outcome, or lets it send its event to its parent machine. */
export const settleStub = (service: AnyActorRef, holder: AnyActorRef, outcome: Outcome): void => {
  if ('resolves' in outcome) service.send({ type: 'control: resolve', output: outcome.resolves })
  else if ('rejects' in outcome)
    service.send({ type: 'control: reject', error: failureFor(outcome.rejects) })
  else holder.send(outcome.sends)
}

/** An outcome with its data evaluated at this moment. */
export const outcomeAt = (outcome: Outcome, now: Instant): Outcome => {
  if ('resolves' in outcome) return { resolves: atTheMoment(outcome.resolves, now) }
  if ('rejects' in outcome) return outcome
  return { sends: atTheMoment(outcome.sends, now) }
}

/** The value itself, or its value at this moment. */
export const atTheMoment = <Value>(value: AtTheMoment<Value>, now: Instant): Value =>
  isMaker(value) ? value(now) : value

const isMaker = <Value>(value: AtTheMoment<Value>): value is (now: Instant) => Value =>
  typeof value === 'function'

/* One error per sample: capturing a stack for every step of every path would be the largest cost. */
const failureFor = (failure: Failure): ServiceFailure => {
  const known = failures.get(failure)
  if (known) return known
  const error = new ServiceFailure(failure)
  failures.set(failure, error)
  return error
}

const failures = new WeakMap<Failure, ServiceFailure>()

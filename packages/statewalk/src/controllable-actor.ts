import type { ActorLogic, AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
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

/**
 * Ends a stubbed service with the outcome, or lets it send its event to its parent machine. `toError` makes the error of
 * a rejection.
 */
export const settleStub = (
  service: AnyActorRef,
  holder: AnyActorRef,
  outcome: Outcome,
  toError: (failure: unknown) => unknown,
): void => {
  if ('resolves' in outcome) service.send({ type: 'control: resolve', output: outcome.resolves })
  else if ('rejects' in outcome)
    service.send({ type: 'control: reject', error: toError(outcome.rejects) })
  else holder.send(outcome.sends)
}

/** An outcome with its data evaluated at this moment. */
export const outcomeAt = (outcome: Outcome, now: number): Outcome => {
  if ('resolves' in outcome) return { resolves: atTheMoment(outcome.resolves, now) }
  if ('rejects' in outcome) return outcome
  return { sends: atTheMoment(outcome.sends, now) }
}

/** The value itself, or its value at this moment. */
export const atTheMoment = <Value>(value: AtTheMoment<Value>, now: number): Value =>
  isMaker(value) ? value(now) : value

const isMaker = <Value>(value: AtTheMoment<Value>): value is (now: number) => Value =>
  typeof value === 'function'

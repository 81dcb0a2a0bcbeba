import {
  type ActorLogic,
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  createActor,
  type Snapshot,
} from 'xstate'
import type { Answer, AnsweringService, AnyModel, Outcome } from './model.ts'
import { logicOf } from './xstate-internals.ts'

type ControllableSnapshot = Snapshot<unknown> & { input: unknown; context: unknown }

/**
 * Stubs a service. The stub does nothing until a test ends it, and then ends
 * synchronously. It ignores what the machine sends to it.
 */
export const controllableActor: ActorLogic<ControllableSnapshot, AnyEventObject> = {
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
    context: undefined,
  }),
  transition: (snapshot, event) => {
    const { input, context } = snapshot
    const ended = { output: undefined, error: undefined, input, context }
    if (event.type === 'control: next') return { ...snapshot, context: event.value }
    if (event.type === 'control: resolve') return { ...ended, status: 'done', output: event.output }
    if (event.type === 'control: reject') return { ...ended, status: 'error', error: event.error }
    if (event.type === 'xstate.stop') return { ...ended, status: 'stopped' }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}

/**
 * Ends a stubbed service with the outcome, or lets it report a value or send its event. `toError` makes the error of a
 * rejection.
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
  else if ('next' in outcome) service.send({ type: 'control: next', value: outcome.next })
  else receiverOf(outcome, service, holder).send(outcome.sends)
}

const receiverOf = (
  { to }: Extract<Outcome, { sends: unknown }>,
  service: AnyActorRef,
  holder: AnyActorRef,
): AnyActorRef => {
  const receiver = to === undefined ? holder : service.system.get(to)
  if (!receiver) throw new Error(`No running actor has the system id '${to}'.`)
  return receiver
}

/** The input with which a stubbed service was started. */
export const inputOf = (stub: AnyActorRef): unknown => {
  const snapshot: Partial<ControllableSnapshot> = stub.getSnapshot()
  return snapshot.input
}

/** An outcome with its data evaluated at this moment. */
export const outcomeAt = (
  outcome: Outcome,
  now: number,
  service: AnsweringService = noService,
): Outcome => {
  if ('resolves' in outcome) return { resolves: atTheMoment(outcome.resolves, now, service) }
  if ('rejects' in outcome) return { rejects: atTheMoment(outcome.rejects, now, service) }
  if ('next' in outcome) return { next: atTheMoment(outcome.next, now, service) }
  return { ...outcome, sends: atTheMoment(outcome.sends, now, service) }
}

/** The value itself, or its value at this moment. */
export const atTheMoment = <Value>(
  value: Answer<Value>,
  now: number,
  service: AnsweringService = noService,
): Value => (isMaker(value) ? value(now, service) : value)

const noService: AnsweringService = { input: undefined, context: undefined }

const isMaker = <Value>(
  value: Answer<Value>,
): value is (now: number, service: AnsweringService) => Value => typeof value === 'function'

/**
 * Starts what surrounds a model's machine: a parent, and an actor for each of its `addressees`. They receive messages
 * and do nothing. Returns the parent.
 */
export const startSurroundings = (
  { addressees = [] }: AnyModel,
  options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'logger' | 'inspect'>,
): AnyActorRef => {
  const parent = createActor(bystander, { ...options, id: 'parent' }).start()
  for (const systemId of addressees)
    createActor(bystander, { parent, id: systemId, systemId }).start()
  return parent
}

/** Whether an actor surrounds the machine. Its id is 'parent', or the system id of an addressee. */
export const isBystander = (actor: AnyActorRef): boolean => logicOf(actor) === bystander

const bystander = { ...controllableActor }

import { type ActorOptions, type AnyActorLogic, type AnyActorRef, createActor } from 'xstate'
import { controllableActor } from './controllable-actor.ts'
import type { AnyModel } from './model.ts'
import { logicOf } from './xstate-internals.ts'

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

import { type AnyActorRef, type AnyEventObject, createActor, fromTransition } from 'xstate'

type Addressees = Readonly<Record<string, (event: AnyEventObject) => void>>

/**
 * Starts the actors that a machine sends to: a function by system id receives the messages. Returns the parent under
 * which the machine's actor is to be created.
 */
export const startAddressees = (addressees: Addressees): AnyActorRef => {
  const parent = createActor(receiver(() => {})).start()
  addAddressees(parent, addressees)
  return parent
}

/** Adds actors that receive messages to the system of an actor. By default they are those of the site. */
export const addAddressees = (
  parent: AnyActorRef,
  addressees: Addressees = { app() {}, session() {}, onboarding() {}, signIns() {} },
): void => {
  for (const [systemId, receive] of Object.entries(addressees))
    createActor(receiver(receive), { parent, systemId }).start()
}

const receiver = (receive: (event: AnyEventObject) => void) =>
  fromTransition((state, event: AnyEventObject) => {
    receive(event)
    return state
  }, null)

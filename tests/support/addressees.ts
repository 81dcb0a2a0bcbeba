import { type AnyActorRef, type AnyEventObject, createActor, fromTransition } from 'xstate'

/**
 * Starts the actors that a machine sends to: a function by system id receives the messages. Returns the parent under
 * which the machine's actor is to be created.
 */
export const startAddressees = (
  addressees: Readonly<Record<string, (event: AnyEventObject) => void>>,
): AnyActorRef => {
  const parent = createActor(receiver(() => {})).start()
  for (const [systemId, receive] of Object.entries(addressees))
    createActor(receiver(receive), { parent, systemId }).start()
  return parent
}

const receiver = (receive: (event: AnyEventObject) => void) =>
  fromTransition((state, event: AnyEventObject) => {
    receive(event)
    return state
  }, null)

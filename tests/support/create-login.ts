import { type AnyStateMachine, createActor, fromPromise, type InspectionEvent } from 'xstate'
import { loginMachine } from '../../machines/login/login-machine.ts'
import { addAddressees } from './addressees.ts'

/** Creates the actor of /login without a site: it drops the messages and drafts, and no provider signs in. */
export const createLogin = (
  inspect: (event: InspectionEvent) => void,
  services: Readonly<Record<string, () => Promise<unknown>>> = {},
) => {
  const machine: AnyStateMachine = loginMachine
  const actors = Object.entries({ social: () => new Promise<never>(() => {}), ...services })
  const login = createActor(
    machine.provide({
      actors: Object.fromEntries(actors.map(([name, serve]) => [name, fromPromise(serve)])),
      actions: { 'store draft': () => {} },
    }),
    { systemId: 'page', input: { returnTo: null }, inspect },
  )
  addAddressees(login)
  return login
}

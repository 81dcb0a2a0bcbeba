import { fromCallback, fromPromise } from 'xstate'
import {
  type SignInPublication,
  signInsMachine,
} from '../../../machines/sign-ins/sign-ins-machine.ts'
import type { Services } from '../services.ts'

/** The sign-ins machine with its services provided. */
export const provideSignIns = ({ identity, tabs, log }: Services) =>
  signInsMachine.provide({
    actors: {
      channel: fromCallback<SignInPublication>(({ receive, sendBack }) => {
        receive(tabs.publish)
        return tabs.listen((message) => {
          if (message.type !== 'email verified') sendBack({ type: `${message.type} elsewhere` })
        })
      }),
      'read identity': fromPromise(() => identity.restore()),
    },
    actions: { 'log failure': (_, { failure }) => log.failure('prepare identity', failure) },
  })

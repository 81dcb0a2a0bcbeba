import { fromPromise } from 'xstate'
import { interestsMachine } from '../../../machines/interests/interests-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'

/** The interests machine with its services provided. */
export const interestsFlow = ({ services }: FlowDependencies) =>
  interestsMachine.provide({
    actors: {
      'save interests': fromPromise(({ input, signal }) =>
        services.memberApi.saveInterests(input.interests, signal),
      ),
    },
  })

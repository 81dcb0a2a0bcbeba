import { fromPromise } from 'xstate'
import { interestsMachine } from '../../../machines/interests/interests-machine.ts'
import type { FlowParts } from './flow-parts.ts'

/** The choice of interests with its services filled in. */
export const interestsFlow = ({ services }: FlowParts) =>
  interestsMachine.provide({
    actors: {
      'save interests': fromPromise(({ input, signal }) =>
        services.memberApi.saveInterests(input.interests, signal),
      ),
    },
  })

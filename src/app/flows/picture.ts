import { fromPromise } from 'xstate'
import { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import type { FlowParts } from './flow-parts.ts'

/** The picture of a profile form with its services filled in. */
export const pictureFlow = ({ services: { pictureFiles } }: FlowParts) =>
  pictureMachine.provide({
    actors: {
      'inspect file': fromPromise(({ input, signal }) => pictureFiles.inspect(input.id, signal)),
      'prepare picture': fromPromise(({ input, signal }) => pictureFiles.prepare(input, signal)),
    },
  })

import { fromPromise } from 'xstate'
import { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'

/** The picture machine with its services provided. */
export const pictureFlow = ({ services: { pictureFiles } }: FlowDependencies) =>
  pictureMachine.provide({
    actors: {
      'inspect file': fromPromise(({ input, signal }) => pictureFiles.inspect(input.id, signal)),
      'prepare picture': fromPromise(({ input, signal }) => pictureFiles.prepare(input, signal)),
    },
  })

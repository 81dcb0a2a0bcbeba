import { fromPromise } from 'xstate'
import { missingChunkMachine } from '../../../machines/missing-chunk/missing-chunk-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'

/** The missing-chunk machine with its services provided. */
export const missingChunkFlow = ({ services }: FlowDependencies) =>
  missingChunkMachine.provide({
    actors: {
      'check the server': fromPromise(({ signal }) => services.siteFiles.checkServer(signal)),
    },
  })

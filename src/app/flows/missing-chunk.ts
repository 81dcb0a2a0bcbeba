import { fromCallback, fromPromise } from 'xstate'
import { missingChunkMachine } from '../../../machines/missing-chunk/missing-chunk-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'

/** The missing-chunk machine with its services provided. */
export const missingChunkFlow = ({
  services: { connection, siteFiles },
}: Pick<FlowDependencies, 'services'>) =>
  missingChunkMachine.provide({
    actors: {
      'check the server': fromPromise(async ({ input: { missing }, signal }) => {
        await siteFiles.checkServer(signal)
        return { wasReloaded: siteFiles.wasReloadedFor(missing) }
      }),
      'watch connection': fromCallback(({ sendBack }) =>
        connection.watch(() => sendBack({ type: 'back online' })),
      ),
    },
    actions: { 'reload page': (_, { missing }) => siteFiles.reloadFor(missing) },
  })

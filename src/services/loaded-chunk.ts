import { ServiceFailure } from '../../machines/failure.ts'

/** The module of a chunk. Rejects 'unreachable' if the chunk fails to load. */
export const loadedChunk = <Module>(chunk: Promise<Module>): Promise<Module> =>
  chunk.catch(() => {
    throw new ServiceFailure({ kind: 'unreachable' })
  })

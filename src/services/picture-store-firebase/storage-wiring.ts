import type { StorageWiring } from './storage-wiring-type.ts'

/** The real file storage. */
export const storageWiring: StorageWiring = { connect: () => {} }

import { connectStorageEmulator } from 'firebase/storage'
import type { StorageWiring } from './storage-wiring-type.ts'

/** The Storage emulator of the local stack. Replaces `storage-wiring.ts` in every build mode except production. */
export const storageWiring: StorageWiring = {
  connect: (storage) =>
    connectStorageEmulator(
      storage,
      '127.0.0.1',
      Number(import.meta.env.VITE_LOCAL_STORAGE_EMULATOR_PORT || 9199),
    ),
}

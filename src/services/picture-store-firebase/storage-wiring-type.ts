import type { FirebaseStorage } from 'firebase/storage'

/** The differences between the real file storage and the emulator of the local stack. */
export type StorageWiring = {
  /** Called once, before the library sends any request. */
  connect(storage: FirebaseStorage): void
}

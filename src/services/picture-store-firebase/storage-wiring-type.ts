import type { FirebaseStorage } from 'firebase/storage'

/** What tells one file storage from another: the real one, or the emulator of the local stack. */
export type StorageWiring = {
  /** Called once, before the library asks anything of the network. */
  connect(storage: FirebaseStorage): void
}

import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage'
import { firebaseApp } from '../firebase-app.ts'
import { readDataUrl } from './read-data-url.ts'
import { storageCodeOf, storageFailure } from './storage-failures.ts'
import { storageWiring } from './storage-wiring.ts'

/** The port with the library at hand; `signal` fires when nobody waits any more. Rejects as the port says. */
export type StartedPictures = {
  /** An upload that nobody waits for is broken off: it would replace a later picture. */
  save(picture: { uid: string; dataUrl: string }, signal: AbortSignal): Promise<string>
  remove(uid: string): Promise<void>
}

/** Starts the library on this page, which by itself would go on trying for ten minutes. */
export const startPictures = (appName: string, milliseconds: number): StartedPictures => {
  const storage = getStorage(firebaseApp(appName))
  storage.maxUploadRetryTime = milliseconds
  storage.maxOperationRetryTime = milliseconds
  storageWiring.connect(storage)
  return {
    save: async ({ uid, dataUrl }, signal) => {
      try {
        const { bytes, type } = readDataUrl(dataUrl)
        const upload = uploadBytesResumable(pictureOf(storage, uid), bytes, { contentType: type })
        signal.addEventListener('abort', () => upload.cancel())
        const { ref: stored } = await upload
        return await getDownloadURL(stored)
      } catch (error) {
        throw storageFailure(error)
      }
    },
    remove: (uid) =>
      deleteObject(pictureOf(storage, uid)).catch((error: unknown) => {
        if (storageCodeOf(error) !== 'storage/object-not-found') throw storageFailure(error)
      }),
  }
}

const pictureOf = (storage: FirebaseStorage, uid: string) => ref(storage, `profile_images/${uid}`)

import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage'
import { codeOf, firebaseApp } from '../firebase-app.ts'
import { readDataUrl } from './read-data-url.ts'
import { storageFailure } from './storage-failures.ts'

/** The port, with the library loaded. Rejects as documented in the port. */
export type StartedPictures = {
  /** `signal` cancels the upload, which could otherwise replace a later picture. */
  save(picture: { uid: string; dataUrl: string }, signal: AbortSignal): Promise<string>
  remove(uid: string): Promise<void>
}

/** Starts the library with a time limit; by default it retries for ten minutes. */
export const startPictures = (appName: string, milliseconds: number): StartedPictures => {
  const storage = getStorage(firebaseApp(appName))
  storage.maxUploadRetryTime = milliseconds
  storage.maxOperationRetryTime = milliseconds
  if (import.meta.env.MODE !== 'production') {
    const port = import.meta.env.VITE_LOCAL_STORAGE_EMULATOR_PORT || 9199
    connectStorageEmulator(storage, '127.0.0.1', Number(port))
  }
  return {
    save: async ({ uid, dataUrl }, signal) => {
      try {
        const { bytes, type } = readDataUrl(dataUrl)
        const upload = uploadBytesResumable(pictureRef(storage, uid), bytes, { contentType: type })
        signal.addEventListener('abort', () => upload.cancel())
        const { ref: stored } = await upload
        return await getDownloadURL(stored)
      } catch (error) {
        throw storageFailure(error)
      }
    },
    remove: (uid) =>
      deleteObject(pictureRef(storage, uid)).catch((error: unknown) => {
        if (codeOf(error) !== 'storage/object-not-found') throw storageFailure(error)
      }),
  }
}

const pictureRef = (storage: FirebaseStorage, uid: string) => ref(storage, `profile_images/${uid}`)

import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  uploadString,
} from 'firebase/storage'
import { firebaseApp } from '../firebase-app.ts'
import { storageCodeOf, storageFailure } from './storage-failures.ts'
import { storageWiring } from './storage-wiring.ts'

/** The port with the library at hand. Rejects as the port says. */
export type StartedPictures = {
  save(picture: { uid: string; dataUrl: string }): Promise<string>
  remove(uid: string): Promise<void>
}

/** Starts the library on this page, which by itself would go on trying for ten minutes. */
export const startPictures = (appName: string, milliseconds: number): StartedPictures => {
  const storage = getStorage(firebaseApp(appName))
  storage.maxUploadRetryTime = milliseconds
  storage.maxOperationRetryTime = milliseconds
  storageWiring.connect(storage)
  return {
    save: async ({ uid, dataUrl }) => {
      try {
        const { ref: stored } = await uploadString(pictureOf(storage, uid), dataUrl, 'data_url')
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

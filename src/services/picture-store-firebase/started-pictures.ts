import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  type StorageErrorCode,
  uploadBytesResumable,
} from 'firebase/storage'
import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import { codeOf, firebaseApp } from '../firebase-app.ts'

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

/** Parses a data URL. Throws 'refused' for any other text. */
export const readDataUrl = (text: string): { type: string; bytes: Uint8Array } => {
  const type = /^data:([\w.+-]+\/[\w.+-]+);base64,/.exec(text)?.[1]
  if (type === undefined) throw refused()
  return { type, bytes: bytesOf(text.slice(text.indexOf(',') + 1)) }
}

const bytesOf = (base64: string): Uint8Array => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    throw refused()
  }
}

const refused = () => new ServiceFailure({ kind: 'refused' })

/** Converts a rejection of Firebase Storage to a failure with a kind and without the vendor's text. */
export const storageFailure = (error: unknown): ServiceFailure => {
  if (error instanceof ServiceFailure) return error
  return new ServiceFailure({ kind: kinds.get(codeOf(error) ?? '') ?? 'unknown' })
}

/** Every code that the library publishes. A new code in an upgrade is a compile error here. */
const published: Readonly<Record<`storage/${StorageErrorCode}`, FailureKind>> = {
  'storage/app-deleted': 'misconfigured',
  'storage/bucket-not-found': 'misconfigured',
  'storage/canceled': 'superseded',
  'storage/cannot-slice-blob': 'unknown',
  'storage/internal-error': 'server error',
  'storage/invalid-argument': 'misconfigured',
  'storage/invalid-argument-count': 'misconfigured',
  'storage/invalid-checksum': 'unreachable',
  'storage/invalid-default-bucket': 'misconfigured',
  'storage/invalid-event-name': 'misconfigured',
  'storage/invalid-format': 'refused',
  'storage/invalid-root-operation': 'misconfigured',
  'storage/invalid-url': 'misconfigured',
  'storage/no-default-bucket': 'misconfigured',
  'storage/no-download-url': 'not allowed',
  'storage/object-not-found': 'unknown',
  'storage/project-not-found': 'misconfigured',
  'storage/quota-exceeded': 'too many requests',
  'storage/retry-limit-exceeded': 'unreachable',
  'storage/server-file-wrong-size': 'unreachable',
  'storage/unauthenticated': 'not signed in',
  'storage/unauthorized': 'not allowed',
  'storage/unauthorized-app': 'misconfigured',
  'storage/unknown': 'unknown',
  'storage/unsupported-environment': 'browser storage unavailable',
}

const kinds: ReadonlyMap<string, FailureKind> = new Map(Object.entries(published))

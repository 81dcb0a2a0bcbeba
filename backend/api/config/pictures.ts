import type { Complain, Settings } from './environment.ts'
import { isLoopbackHost } from './loopback.ts'

/** The bucket of the profile pictures, and the origins that serve it. */
export type Pictures = { bucket: string; origins: readonly string[] }

/** Says where profile pictures may lie (specification, section 3, "Profile image storage"). */
export const picturesFrom = (settings: Settings, complain: Complain): Pictures => {
  const host = settings.FIREBASE_STORAGE_EMULATOR_HOST
  if (host === '') {
    if (settings.FIREBASE_STORAGE_BUCKET === '') {
      complain('FIREBASE_STORAGE_BUCKET is missing: the bucket of the profile pictures.')
    }
    return {
      bucket: settings.FIREBASE_STORAGE_BUCKET,
      origins: ['https://firebasestorage.googleapis.com'],
    }
  }
  if (settings.NODE_ENV === 'production' || !isLoopbackHost(host)) {
    complain('FIREBASE_STORAGE_EMULATOR_HOST is for a developer’s machine, on loopback.')
  }
  const port = host.slice(host.lastIndexOf(':'))
  return {
    bucket: settings.FIREBASE_STORAGE_BUCKET || `${settings.FIREBASE_PROJECT_ID}.appspot.com`,
    origins: [`http://127.0.0.1${port}`, `http://localhost${port}`],
  }
}

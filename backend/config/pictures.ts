import type { ReportProblem, Settings } from './environment.ts'
import { isLoopbackHost } from './loopback.ts'

/** The bucket of the profile pictures, and the origins that serve it. */
export type Pictures = { bucket: string; origins: readonly string[] }

/** Reads where profile pictures are stored (specification, section 3, "Profile image storage"). */
export const picturesFrom = (settings: Settings, report: ReportProblem): Pictures => {
  const host = settings.FIREBASE_STORAGE_EMULATOR_HOST
  if (host === '') {
    if (settings.FIREBASE_STORAGE_BUCKET === '') {
      report('FIREBASE_STORAGE_BUCKET is missing: the bucket of the profile pictures.')
    }
    return {
      bucket: settings.FIREBASE_STORAGE_BUCKET,
      origins: ['https://firebasestorage.googleapis.com'],
    }
  }
  if (settings.NODE_ENV === 'production' || !isLoopbackHost(host)) {
    report('FIREBASE_STORAGE_EMULATOR_HOST is only allowed in development, on loopback.')
  }
  const port = host.slice(host.lastIndexOf(':'))
  return {
    bucket: settings.FIREBASE_STORAGE_BUCKET || `${settings.FIREBASE_PROJECT_ID}.appspot.com`,
    origins: [`http://127.0.0.1${port}`, `http://localhost${port}`],
  }
}

import type { ReportProblem, Settings } from './environment.ts'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'

/** The accepted tokens: Google's signed ones, or the unsigned ones of the emulator at `host`. */
export type TokenSource = { kind: 'google' } | { kind: 'emulator'; host: string }

/**
 * Decides which tokens are accepted. Anyone can forge an unsigned token, so the emulator's are accepted
 * only if every setting indicates a developer's machine. A single emulator setting without the others is
 * reported, never ignored.
 */
export const tokenSource = (settings: Settings, report: ReportProblem): TokenSource => {
  const host = settings.FIREBASE_AUTH_EMULATOR_HOST
  const allowed = settings.ALLOW_UNSIGNED_TOKENS === '1'
  const demo = settings.FIREBASE_PROJECT_ID.startsWith('demo-')
  if (!allowed && host === '') {
    if (demo) {
      report('FIREBASE_PROJECT_ID begins with demo-: such a project exists in the emulator only.')
    }
    return { kind: 'google' }
  }
  if (!allowed) {
    report('FIREBASE_AUTH_EMULATOR_HOST is set, but ALLOW_UNSIGNED_TOKENS is not 1.')
  }
  if (host === '') {
    report('ALLOW_UNSIGNED_TOKENS is 1, but FIREBASE_AUTH_EMULATOR_HOST is empty.')
  } else if (!isLoopbackHost(host)) {
    report('FIREBASE_AUTH_EMULATOR_HOST is not on this machine: unsigned tokens need loopback.')
  }
  if (!isLoopbackAddress(settings.API_HOST)) {
    report('API_HOST is open to other machines: unsigned tokens need loopback.')
  }
  if (!demo) {
    report('FIREBASE_PROJECT_ID does not begin with demo-: unsigned tokens need a demo project.')
  }
  if (settings.NODE_ENV === 'production') {
    report('NODE_ENV is production: unsigned tokens are never accepted there.')
  }
  return { kind: 'emulator', host }
}

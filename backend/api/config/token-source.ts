import type { Complain, Settings } from './environment.ts'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'

/** Whose tokens count: Google's signed ones, or the unsigned ones of the emulator at `host`. */
export type TokenSource = { kind: 'google' } | { kind: 'emulator'; host: string }

/**
 * Decides whose tokens count. Anyone can forge an unsigned token, so the emulator's count only when
 * every sign says that this is one developer's machine; a single emulator setting without the
 * others is complained about and never ignored.
 */
export const tokenSource = (settings: Settings, complain: Complain): TokenSource => {
  const host = settings.FIREBASE_AUTH_EMULATOR_HOST
  const allowed = settings.ALLOW_UNSIGNED_TOKENS === '1'
  const demo = settings.FIREBASE_PROJECT_ID.startsWith('demo-')
  if (!allowed && host === '') {
    if (demo) {
      complain('FIREBASE_PROJECT_ID begins with demo-: such a project exists in the emulator only.')
    }
    return { kind: 'google' }
  }
  if (!allowed) {
    complain('FIREBASE_AUTH_EMULATOR_HOST is set, but ALLOW_UNSIGNED_TOKENS is not 1.')
  }
  if (host === '') {
    complain('ALLOW_UNSIGNED_TOKENS is 1, but FIREBASE_AUTH_EMULATOR_HOST is empty.')
  } else if (!isLoopbackHost(host)) {
    complain('FIREBASE_AUTH_EMULATOR_HOST is not on this machine: unsigned tokens need loopback.')
  }
  if (!isLoopbackAddress(settings.API_HOST)) {
    complain('API_HOST is open to other machines: unsigned tokens need loopback.')
  }
  if (!demo) {
    complain('FIREBASE_PROJECT_ID does not begin with demo-: unsigned tokens need a demo project.')
  }
  if (settings.NODE_ENV === 'production') {
    complain('NODE_ENV is production: unsigned tokens are never accepted there.')
  }
  return { kind: 'emulator', host }
}

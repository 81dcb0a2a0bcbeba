import { identityErrorReason } from '../identity/identity-rejection.ts'
import { databaseCode, isUnreachable } from './failure.ts'

/**
 * Returns the class of a database error for logs and metrics, or null for any other error.
 * SQLSTATEs are classified by their first two characters. Network errors have no SQLSTATE.
 */
export const databaseErrorClass = (error: unknown): string | null => {
  // The identity service fails with the same network codes.
  if (!(error instanceof Error) || identityErrorReason(error) !== null) return null
  const code = databaseCode(error)
  if (/^[0-9A-Z]{5}$/.test(code) && !networkCode.test(code)) {
    return classes[code.slice(0, 2)] ?? `SQLSTATE ${code.slice(0, 2)}`
  }
  // Our own errors have a code too, and the database's error as their cause.
  return isUnreachable(error) ? 'network' : databaseErrorClass(error.cause)
}

/** Five capital letters, but not a SQLSTATE. */
const networkCode = /^EPIPE$/

const classes: Readonly<Record<string, string>> = {
  '08': 'connection',
  '22': 'invalid data',
  '23': 'constraint',
  '25': 'transaction state',
  '28': 'authorization',
  '40': 'conflict',
  '42': 'statement or privilege',
  '53': 'resources',
  '55': 'lock',
  '57': 'shutdown or cancel',
}

import type { ReportProblem, Settings } from './environment.ts'
import type { TokenSource } from './token-source.ts'

/**
 * Reads the secret of all keyed hashes that the database stores. It is no API key: those are sent to the identity
 * service, and the site's is public. An instance that only accepts the emulator's tokens needs none.
 */
export const hashKeyFrom = (
  settings: Settings,
  tokens: TokenSource,
  report: ReportProblem,
): string => {
  const key = settings.HASH_KEY
  if (key === '') {
    if (tokens.kind === 'google') report('HASH_KEY is missing: the secret of the stored hashes.')
    return developmentKey
  }
  if (key === settings.FIREBASE_API_KEY) {
    report('HASH_KEY is FIREBASE_API_KEY: it must be a secret of its own.')
  }
  if (key === exampleKey)
    report('HASH_KEY is public: it is the one of .env.example. Create a secret.')
  return key
}

/** A test compares it with .env.example. */
const exampleKey = 'example-of-a-key-replace-it-before-use'

const developmentKey = 'hash-key-of-the-emulators'

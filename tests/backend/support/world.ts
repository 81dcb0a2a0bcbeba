import { createLocalJWKSet } from 'jose'
import { type ApiOptions, createApi } from '../../../backend/app.ts'
import { type ApiConfig, readConfig } from '../../../backend/config.ts'
import type { Database } from '../../../backend/database/open.ts'
import { Problem } from '../../../backend/http/problems.ts'
import type { PasswordCheck } from '../../../backend/identity/password-check.ts'
import type { PasswordChangeCheck } from '../../../backend/identity/password-history.ts'
import { createLog } from '../../../backend/log.ts'
import { type ApiResponse, type Ask, createAsk } from './ask.ts'
import { documentedResponses } from './contract.ts'
import type { Person } from './people.ts'
import { makeSigningKey, type SigningKey } from './signing-key.ts'

/** A test harness: the API with a controllable clock and its own signing key. It validates every response. */
export type World = {
  db: Database
  clock: Clock
  key: SigningKey
  /** The logged lines. */
  lines: string[]
  /** The accounts of the fake identity service, by email. */
  passwords: Map<string, { password: string; uid: string }>
  /** The uids whose password was changed after the sign-up, for the fake identity service. */
  changedPasswords: Set<string>
  /** The uids for which the fake identity service was asked about a password change, in order. */
  passwordHistoryRequests: string[]
  ask: Ask
  /** The responses that have occurred, as `METHOD path status code`. */
  seen: Set<string>
  tokenOf(person: Person, claims?: Record<string, unknown>): Promise<string>
  /** Sends a request with a token of this person. */
  as(person: Person, method: string, path: string, body?: unknown): Promise<ApiResponse>
  /** Another instance with other settings, on the same or another database. */
  instance(changes: Record<string, string>, db?: Database): Ask
  /** An instance that cannot reach the identity service. */
  withoutIdentityService(): Ask
  /** An instance that has Google's keys but cannot check whether a password was changed. */
  withoutPasswordHistory(): Ask
  reset(): void
}

export type Clock = { now: number }

/** Creates the harness with production settings, except for generous rate limits. */
export const makeWorld = async (
  db: Database,
  limits: Pick<ApiOptions, 'maxRequestMs'> = {},
): Promise<World> => {
  const clock: Clock = { now: noon }
  const key = await makeSigningKey('key-1')
  const lines: string[] = []
  const seen = new Set<string>()
  const passwords: World['passwords'] = new Map()
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const checkPassword: PasswordCheck = async ({ email, password }) => {
    const account = passwords.get(email)
    return account?.password === password ? { uid: account.uid } : 'wrong'
  }
  const changedPasswords = new Set<string>()
  const passwordHistoryRequests: string[] = []
  const hasPasswordChanged: PasswordChangeCheck = async ({ uid }) => {
    passwordHistoryRequests.push(uid)
    return changedPasswords.has(uid)
  }
  const keys = createLocalJWKSet({ keys: [key.publicJwk] })
  const now = () => clock.now
  const app = (changes: Record<string, string>, at: Database) =>
    createApi({
      ...{ config: testConfig(changes), db: at, log, now, keys },
      ...{ checkPassword, hasPasswordChanged, ...limits },
    })
  const first = app({}, db)
  const document: unknown = await (await first.request('/api/openapi.json')).json()
  const documented = documentedResponses(document)
  const ask = createAsk(first, documented, seen)
  const tokenOf: World['tokenOf'] = (person, claims = {}) =>
    key.sign({ ...claimsOf(person, clock.now), ...claims })
  return {
    db,
    clock,
    key,
    lines,
    passwords,
    changedPasswords,
    passwordHistoryRequests,
    ask,
    seen,
    tokenOf,
    as: async (person, method, path, body) =>
      ask(method, path, { token: await tokenOf(person), body }),
    instance: (changes, at = db) => createAsk(app(changes, at), documented, seen),
    withoutIdentityService: () =>
      createAsk(
        createApi({
          ...{ config: testConfig({}), db, log, now, keys: rejectUnreachable },
          ...{ checkPassword: rejectUnreachable, hasPasswordChanged: rejectUnreachable },
        }),
        documented,
        seen,
      ),
    withoutPasswordHistory: () =>
      createAsk(
        createApi({
          ...{ config: testConfig({}), db, log, now, keys },
          ...{ checkPassword, hasPasswordChanged: rejectUnreachable },
        }),
        documented,
        seen,
      ),
    reset: () => {
      clock.now = noon
      lines.length = 0
      passwords.clear()
      changedPasswords.clear()
      passwordHistoryRequests.length = 0
    },
  }
}

const rejectUnreachable = () => Promise.reject(new Problem('identity-unreachable'))

/** The claims of a new ID token of the identity service. */
export const claimsOf = (person: Person, now: number) => {
  const seconds = Math.floor(now / 1000)
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: person.uid,
    user_id: person.uid,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    ...(person.email === '' ? {} : { email: person.email, email_verified: person.verified }),
    firebase: { identities: {}, sign_in_provider: person.provider },
  }
}

/** Production settings, with changes. */
export const testConfig = (changes: Record<string, string>): ApiConfig =>
  readConfig({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://unused',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'key-of-the-backend',
    HASH_KEY: 'hash key of the backend in tests',
    FIREBASE_STORAGE_BUCKET: 'trellis-test.appspot.com',
    CORS_ORIGINS: 'https://trellis.example',
    RATE_LIMIT_REGISTER: '1000/60',
    RATE_LIMIT_LOGIN: '1000/60',
    RATE_LIMIT_RESOLVE_LOGIN: '1000/60',
    RATE_LIMIT_REPORT: '1000/60',
    RATE_LIMIT_WEB_VITALS: '1000/60',
    ...changes,
  })

export const projectId = 'trellis-test'
const noon = Date.UTC(2026, 0, 15, 12)

import { createLocalJWKSet } from 'jose'
import { type ApiOptions, createApi } from '../../../backend/app.ts'
import { type ApiConfig, readConfig } from '../../../backend/config.ts'
import type { DatabaseNow } from '../../../backend/database/now.ts'
import type { Database } from '../../../backend/database/open.ts'
import { Problem } from '../../../backend/http/problems.ts'
import {
  type AccountLookup,
  cachedForAMinute,
  type IdentityAccount,
} from '../../../backend/identity/account-lookup.ts'
import type { PasswordCheck } from '../../../backend/identity/password-check.ts'
import { createLog } from '../../../backend/log.ts'
import { type ApiResponse, type Ask, createAsk } from './ask.ts'
import { documentedResponses } from './contract.ts'
import { accountIn } from './looked-up.ts'
import type { Person } from './people.ts'
import { makeSigningKey, type SigningKey } from './signing-key.ts'
import { databaseTime } from './values.ts'

/** A test harness: the API with a controllable clock and its own signing key. It validates every response. */
export type World = {
  db: Database
  clock: Clock
  /** The clock of the database, which is that of the test. */
  databaseNow: DatabaseNow
  key: SigningKey
  /** The logged lines. */
  lines: string[]
  /** The accounts of the fake identity service, by email. */
  passwords: Map<string, { password: string; uid: string }>
  /** The uids whose password was changed after the sign-up, for the fake identity service. */
  changedPasswords: Set<string>
  /** What the fake identity service knows about an account, by uid. Otherwise the token's own provider is linked. */
  accounts: Map<string, Partial<IdentityAccount>>
  /** Called when the fake identity service is asked, after the answer is known. A test replaces it to delay an answer. */
  onLookup: { wait: (token: string) => Promise<void> }
  /** The uids that were looked up at the fake identity service, in order. */
  lookups: string[]
  ask: Ask
  /** The responses that have occurred, as `METHOD path status code`. */
  seen: Set<string>
  tokenOf(person: Person, claims?: Record<string, unknown>): Promise<string>
  /** Sends a request with a token of this person. */
  as(person: Person, method: string, path: string, body?: unknown): Promise<ApiResponse>
  /** Another instance with other settings, on the same or another database, whose own clock is `ahead` ms ahead. */
  instance(changes: Record<string, string>, db?: Database, ahead?: number): Ask
  /** An instance that cannot reach the identity service. */
  withoutIdentityService(): Ask
  /** An instance that has Google's keys but cannot look up an account. */
  withoutLookup(): Ask
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
  const accounts: World['accounts'] = new Map()
  const lookups: string[] = []
  const onLookup: World['onLookup'] = { wait: async () => {} }
  const answer: AccountLookup = async ({ uid, token }) => {
    lookups.push(uid)
    const account = {
      ...accountIn(token),
      ...(changedPasswords.has(uid) ? { passwordUpdatedAt: clock.now } : {}),
      ...accounts.get(uid),
    }
    await onLookup.wait(token)
    return account
  }
  let lookUp = cachedForAMinute(answer, () => clock.now)
  const lookUpAccount: AccountLookup = (caller) => lookUp(caller)
  let tokens = 0
  const keys = createLocalJWKSet({ keys: [key.publicJwk] })
  const databaseNow = databaseTime(clock)
  const now = () => clock.now
  const app = (changes: Record<string, string>, at: Database, ahead = 0) =>
    createApi({
      ...{ config: testConfig(changes), db: at, log, keys, databaseNow },
      now: () => clock.now + ahead,
      ...{ checkPassword, lookUpAccount, ...limits },
    })
  const first = app({}, db)
  const document: unknown = await (await first.request('/api/openapi.json')).json()
  const documented = documentedResponses(document)
  const ask = createAsk(first, documented, seen)
  const tokenOf: World['tokenOf'] = (person, claims = {}) =>
    key.sign({ ...claimsOf(person, clock.now), jti: String(++tokens), ...claims })
  return {
    db,
    clock,
    databaseNow,
    key,
    lines,
    passwords,
    changedPasswords,
    accounts,
    onLookup,
    lookups,
    ask,
    seen,
    tokenOf,
    as: async (person, method, path, body) =>
      ask(method, path, { token: await tokenOf(person), body }),
    instance: (changes, at = db, ahead) => createAsk(app(changes, at, ahead), documented, seen),
    withoutIdentityService: () =>
      createAsk(
        createApi({
          ...{ config: testConfig({}), db, log, now, databaseNow, keys: rejectUnreachable },
          ...{ checkPassword: rejectUnreachable, lookUpAccount: rejectUnreachable },
        }),
        documented,
        seen,
      ),
    withoutLookup: () =>
      createAsk(
        createApi({
          ...{ config: testConfig({}), db, log, now, databaseNow, keys },
          ...{ checkPassword, lookUpAccount: rejectUnreachable },
        }),
        documented,
        seen,
      ),
    reset: () => {
      clock.now = noon
      lines.length = 0
      passwords.clear()
      changedPasswords.clear()
      accounts.clear()
      onLookup.wait = async () => {}
      lookups.length = 0
      lookUp = cachedForAMinute(answer, () => clock.now)
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
    firebase: {
      identities:
        person.provider === 'password' ? {} : { [person.provider]: [`id of ${person.uid}`] },
      sign_in_provider: person.provider,
    },
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
    RATE_LIMIT_SITE_REPORTS: '1000/60',
    ...changes,
  })

export const projectId = 'trellis-test'
const noon = Date.UTC(2026, 0, 15, 12)

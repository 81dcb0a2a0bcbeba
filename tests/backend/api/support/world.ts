import { createLocalJWKSet } from 'jose'
import { createApi } from '../../../../backend/api/app.ts'
import { type ApiConfig, readConfig } from '../../../../backend/api/config.ts'
import type { Database } from '../../../../backend/api/database/open.ts'
import { Problem } from '../../../../backend/api/http/problems.ts'
import type { PasswordCheck } from '../../../../backend/api/identity/password-check.ts'
import { createLog } from '../../../../backend/api/log.ts'
import { type Answer, type Ask, asking } from './ask.ts'
import { documentedAnswers } from './contract.ts'
import type { Person } from './people.ts'
import { makeSigningKey, type SigningKey } from './signing-key.ts'

/** One app under a stepped clock, with an own signing key, and every answer held against the contract. */
export type World = {
  db: Database
  clock: Clock
  key: SigningKey
  /** What has been logged, line by line. */
  lines: string[]
  /** Usernames' passwords as the identity service would know them: email → password. */
  passwords: Map<string, { password: string; uid: string }>
  ask: Ask
  /** Which answers have occurred, as `METHOD path status code`. */
  seen: Set<string>
  tokenOf(person: Person, claims?: Record<string, unknown>): Promise<string>
  /** Asks with a token of this person. */
  as(person: Person, method: string, path: string, body?: unknown): Promise<Answer>
  /** Another instance on the same database, with other settings or another database. */
  instance(changes: Record<string, string>, db?: Database): Ask
  /** An instance that can reach neither Google's keys nor the password check. */
  withoutIdentityService(): Ask
  reset(): void
}

export type Clock = { now: number }

/** Makes the world; its settings are those of production, but for generous limits. */
export const makeWorld = async (db: Database): Promise<World> => {
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
  const keys = createLocalJWKSet({ keys: [key.publicJwk] })
  const now = () => clock.now
  const app = (changes: Record<string, string>, at: Database) =>
    createApi({ config: testConfig(changes), db: at, log, now, keys, checkPassword })
  const first = app({}, db)
  const document: unknown = await (await first.request('/api/openapi.json')).json()
  const documented = documentedAnswers(document)
  const ask = asking(first, documented, seen)
  const tokenOf: World['tokenOf'] = (person, claims = {}) =>
    key.sign({ ...claimsOf(person, clock.now), ...claims })
  return {
    db,
    clock,
    key,
    lines,
    passwords,
    ask,
    seen,
    tokenOf,
    as: async (person, method, path, body) =>
      ask(method, path, { token: await tokenOf(person), body }),
    instance: (changes, at = db) => asking(app(changes, at), documented, seen),
    withoutIdentityService: () =>
      asking(
        createApi({ config: testConfig({}), db, log, now, keys: away, checkPassword: away }),
        documented,
        seen,
      ),
    reset: () => {
      clock.now = noon
      lines.length = 0
      passwords.clear()
    },
  }
}

const away = () => Promise.reject(new Problem('identity-unreachable'))

/** The claims of a fresh ID token, as the identity service issues it. */
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

/** Settings of production, with changes. */
export const testConfig = (changes: Record<string, string>): ApiConfig =>
  readConfig({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://unused',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'key-of-the-backend',
    FIREBASE_STORAGE_BUCKET: 'trellis-test.appspot.com',
    CORS_ORIGINS: 'https://trellis.example',
    RATE_LIMIT_REGISTER: '1000/60',
    RATE_LIMIT_LOGIN: '1000/60',
    RATE_LIMIT_RESOLVE_LOGIN: '1000/60',
    RATE_LIMIT_REPORT: '1000/60',
    ...changes,
  })

export const projectId = 'trellis-test'
const noon = Date.UTC(2026, 0, 15, 12)

import { securityHeaders } from '../../../../tools/build/hosting/security-headers.ts'
import { productionHosts } from '../../../../tools/build/hosting/site-hosts.ts'
import { runChecks } from '../../../../tools/doctor/run-checks.ts'
import type { Reply, SendRequest } from '../../../../tools/doctor/send-request.ts'
import { settingsFrom } from '../../../../tools/doctor/settings.ts'

/** Correct production settings. */
const env = {
  DATABASE_URL: 'postgresql://127.0.0.1:1/none?sslmode=verify-full',
  FIREBASE_PROJECT_ID: 'trellis-live',
  FIREBASE_API_KEY: 'server-key',
  HASH_KEY: 'hash-key-of-32-or-more-characters',
  FIREBASE_STORAGE_BUCKET: 'trellis-live.appspot.com',
  CORS_ORIGINS: 'https://trellis.example',
  TRUST_PROXY: '1',
  VITE_API_URL: 'https://api.trellis.example/api',
  VITE_GEOCODER_URL: 'https://nominatim.trellis.example/reverse',
  VITE_FIREBASE_API_KEY: 'site-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'trellis-live.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'trellis-live',
  VITE_FIREBASE_STORAGE_BUCKET: 'trellis-live.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_MIN_PASSWORD_LENGTH: '10',
}

/** The headers of the site's pages, which have no inline styles and scripts. */
export const siteHeaders = securityHeaders(productionHosts(env))

/** Creates a response of the network. */
export const reply = (
  status: number,
  body: unknown = '',
  headers: Readonly<Record<string, string>> = {},
): Reply => ({
  status,
  body,
  headers: new Headers(headers),
})

/** The responses of a correct environment, by the beginning of the URL. A test replaces one of them. */
const healthy: Record<string, Reply | undefined | ((init: RequestInit) => Reply)> = {
  'https://identitytoolkit.googleapis.com/v1/projects': reply(200, {
    authorizedDomains: ['trellis.example', 'trellis-live.firebaseapp.com'],
  }),
  'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': reply(400, {
    error: { message: 'INVALID_LOGIN_CREDENTIALS' },
  }),
  'https://identitytoolkit.googleapis.com/v2/passwordPolicy': reply(200, {
    customStrengthOptions: { minPasswordLength: 10 },
    enforcementState: 'ENFORCE',
  }),
  'https://api.trellis.example/api/health': reply(200, { success: true, status: 'ok' }),
  'https://api.trellis.example/api/users/update': (init) => {
    const origin = new Headers(init.headers).get('origin') ?? ''
    return reply(
      204,
      '',
      origin === 'https://trellis.example' ? { 'access-control-allow-origin': origin } : {},
    )
  },
  'https://firebasestorage.googleapis.com/': reply(403),
  'https://trellis.example/': reply(200, '<html>', siteHeaders),
}

/** A network in which a host that has no response cannot be reached. */
const sendRequestTo =
  (network: typeof healthy): SendRequest =>
  async (url, init = {}) => {
    const [, response] = Object.entries(network).find(([start]) => url.startsWith(start)) ?? []
    if (response === undefined) throw new Error(`${new URL(url).origin} cannot be reached.`)
    return typeof response === 'function' ? response(init) : response
  }

/** Runs all checks and returns the output as lines of `verdict: message`. */
export const runDoctor = async (
  changes: { env?: Record<string, string>; network?: Partial<typeof healthy> } = {},
) => {
  const settings = settingsFrom({ ...env, ...changes.env })
  const subjects = await runChecks(settings, sendRequestTo({ ...healthy, ...changes.network }))
  const output = subjects.flatMap(([, results]) =>
    results.map(({ verdict, message }) => `${verdict}: ${message}`),
  )
  return { output, problems: output.filter((line) => line.startsWith('problem')) }
}

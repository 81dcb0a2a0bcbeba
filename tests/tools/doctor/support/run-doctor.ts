import { readFileSync } from 'node:fs'
import { doctorConfigFrom } from '../../../../tools/doctor/doctor-config.ts'
import { allChecks, runChecks } from '../../../../tools/doctor/run-checks.ts'
import type { Reply, SendRequest } from '../../../../tools/doctor/send-request.ts'

/** Correct production settings. */
export const env = {
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

/** The site's policy for these settings. */
export const policy =
  "default-src 'none'; script-src 'self' https://apis.google.com; connect-src 'self' https://api.trellis.example https://nominatim.trellis.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firebasestorage.googleapis.com; img-src 'self' https://firebasestorage.googleapis.com https://lh3.googleusercontent.com; frame-src https://trellis-live.firebaseapp.com"

/** firebase.json with a policy. */
export const hosting = (value: string) =>
  JSON.stringify({
    hosting: { headers: [{ headers: [{ key: 'Content-Security-Policy', value }] }] },
  })

/** Creates a response of the network. */
export const reply = (
  status: number,
  body: unknown = '',
  headers: Record<string, string> = {},
): Reply => ({
  status,
  body,
  headers: new Headers(headers),
})

/** The responses of a correct environment, by the beginning of the URL. A test replaces one of them. */
const healthy: Record<string, Reply | ((init: RequestInit) => Reply)> = {
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
  'https://trellis.example/': reply(200, '<html>', {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'strict-transport-security': 'max-age=31536000',
  }),
}

const sendRequestTo =
  (network: typeof healthy): SendRequest =>
  async (url, init = {}) => {
    const [, response] = Object.entries(network).find(([start]) => url.startsWith(start)) ?? []
    if (response === undefined) return { error: 'ENOTFOUND' }
    return typeof response === 'function' ? response(init) : response
  }

/** Runs all checks and returns the output as lines of `verdict: message`. */
export const runDoctor = async (
  changes: {
    env?: Record<string, string>
    network?: typeof healthy
    rules?: string
    policy?: string
  } = {},
) => {
  const checks = allChecks(doctorConfigFrom({ ...env, ...changes.env }), {
    sendRequest: sendRequestTo({ ...healthy, ...changes.network }),
    storageRules: changes.rules ?? readFileSync('storage.rules', 'utf8'),
    hosting: hosting(changes.policy ?? policy),
  })
  const output: string[] = []
  const counts = await runChecks(checks, (_, results) =>
    output.push(...results.map(({ verdict, message }) => `${verdict}: ${message}`)),
  )
  return { output, counts, problems: output.filter((line) => line.startsWith('problem')) }
}

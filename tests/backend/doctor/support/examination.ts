import { readFileSync } from 'node:fs'
import type { Ask, Reply } from '../../../../backend/doctor/ask.ts'
import { allChecks, examine } from '../../../../backend/doctor/examine.ts'
import { patientFrom } from '../../../../backend/doctor/patient.ts'

/** Settings of production in which everything is well. */
export const env = {
  DATABASE_URL: 'postgresql://127.0.0.1:1/none?sslmode=verify-full',
  FIREBASE_PROJECT_ID: 'trellis-live',
  FIREBASE_API_KEY: 'server-key',
  FIREBASE_STORAGE_BUCKET: 'trellis-live.appspot.com',
  CORS_ORIGINS: 'https://trellis.example',
  VITE_API_URL: 'https://api.trellis.example/api',
  VITE_GEOCODER_URL: 'https://nominatim.trellis.example/reverse',
  VITE_FIREBASE_API_KEY: 'site-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'trellis-live.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'trellis-live',
  VITE_FIREBASE_STORAGE_BUCKET: 'trellis-live.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

/** The site's policy that fits them. */
export const policy =
  "default-src 'none'; script-src 'self' https://apis.google.com; connect-src 'self' https://api.trellis.example https://nominatim.trellis.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firebasestorage.googleapis.com; img-src 'self' https://firebasestorage.googleapis.com https://lh3.googleusercontent.com; frame-src https://trellis-live.firebaseapp.com"

/** firebase.json with a policy. */
export const hosting = (value: string) =>
  JSON.stringify({
    hosting: { headers: [{ headers: [{ key: 'Content-Security-Policy', value }] }] },
  })

/** An answer from the network. */
export const reply = (
  status: number,
  body: unknown = '',
  headers: Record<string, string> = {},
): Reply => ({
  status,
  body,
  headers: new Headers(headers),
})

/** A world in which everything is well; a test replaces one answer, by the beginning of its address. */
const healthy: Record<string, Reply | ((init: RequestInit) => Reply)> = {
  'https://identitytoolkit.googleapis.com/v1/projects': reply(200, {
    authorizedDomains: ['trellis.example', 'trellis-live.firebaseapp.com'],
  }),
  'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': reply(400, {
    error: { message: 'INVALID_LOGIN_CREDENTIALS' },
  }),
  'https://identitytoolkit.googleapis.com/v2/passwordPolicy': reply(200, {
    customStrengthOptions: { minPasswordLength: 10 },
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

const askIn =
  (world: typeof healthy): Ask =>
  async (address, init = {}) => {
    const [, answer] = Object.entries(world).find(([start]) => address.startsWith(start)) ?? []
    if (answer === undefined) return { silence: 'ENOTFOUND' }
    return typeof answer === 'function' ? answer(init) : answer
  }

/** Everything but the database, as `verdict: sentence`. */
export const examination = async (
  changes: {
    env?: Record<string, string>
    world?: typeof healthy
    rules?: string
    policy?: string
  } = {},
) => {
  const checks = allChecks(patientFrom({ ...env, ...changes.env }), {
    ask: askIn({ ...healthy, ...changes.world }),
    storageRules: changes.rules ?? readFileSync('storage.rules', 'utf8'),
    hosting: hosting(changes.policy ?? policy),
  })
  const said: string[] = []
  const faults = await examine(
    checks.filter(({ about }) => about !== 'Database'),
    (_, findings) =>
      said.push(...findings.map(({ verdict, sentence }) => `${verdict}: ${sentence}`)),
  )
  return { said, faults, wrong: said.filter((line) => line.startsWith('wrong')) }
}

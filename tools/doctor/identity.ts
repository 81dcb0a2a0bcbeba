import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type CheckResult, type ChecksOf, note, ok, orOk, problem, type Settings } from './check.ts'
import type { Reply, SendRequest } from './send-request.ts'
import { originsOf } from './settings.ts'

/**
 * Checks the identity project: its keys, the authorised domains, enumeration protection and the password policy. No key
 * can read its other settings (docs/deployment.md, section 2).
 */
export const identityChecks: ChecksOf = (settings, sendRequest) => {
  const { FIREBASE_API_KEY, VITE_FIREBASE_API_KEY } = settings
  return [
    ...(FIREBASE_API_KEY ? [() => enumeration(FIREBASE_API_KEY, sendRequest)] : []),
    ...(VITE_FIREBASE_API_KEY
      ? [() => domains(settings, sendRequest), () => policy(settings, sendRequest)]
      : []),
  ]
}

const service = 'https://identitytoolkit.googleapis.com'

/** A key that is restricted to the site's origins requires one of them as the referrer. */
const asTheSite = (settings: Settings): RequestInit => {
  const [origin] = originsOf(settings)
  return origin === undefined ? {} : { headers: { referer: `${origin}/` } }
}

const domains = async (
  settings: Settings,
  sendRequest: SendRequest,
): Promise<readonly CheckResult[]> => {
  const { VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID } = settings
  const url = `${service}/v1/projects?key=${VITE_FIREBASE_API_KEY}`
  const reply = await sendRequest(url, asTheSite(settings))
  const project = z.object({ authorizedDomains: z.array(z.string()) }).safeParse(reply.body)
  if (!project.success) {
    return [problem(`The identity service rejects VITE_FIREBASE_API_KEY: ${messageOf(reply)}.`)]
  }
  const { authorizedDomains } = project.data
  const required = originsOf(settings).map((origin) => new URL(origin).hostname)
  if (VITE_FIREBASE_AUTH_DOMAIN) required.push(VITE_FIREBASE_AUTH_DOMAIN)
  const results = required
    .filter((host) => !authorizedDomains.includes(host))
    .map((host) =>
      problem(
        `${host} is not an authorised domain: sign-in with Google and Apple and the links in emails will fail there.`,
      ),
    )
  const ours = ['firebaseapp.com', 'web.app'].map((host) => `${FIREBASE_PROJECT_ID}.${host}`)
  for (const host of authorizedDomains) {
    if ([...required, ...ours].includes(host)) continue
    const verdict = ['localhost', '127.0.0.1'].includes(host) ? problem : note
    results.push(verdict(`${host} is an authorised domain as well: remove it unless it is yours.`))
  }
  return orOk(results, 'The site’s domains are authorised, and no others.')
}

/** With protection on, an unknown email and a wrong password get the same error. */
const enumeration = async (
  key: string,
  sendRequest: SendRequest,
): Promise<readonly CheckResult[]> => {
  const reply = await sendRequest(`${service}/v1/accounts:signInWithPassword?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@unknown.invalid`, password: randomUUID() }),
  })
  const message = messageOf(reply)
  if (message.startsWith('INVALID_LOGIN_CREDENTIALS')) {
    return [ok('The server’s key works, and email enumeration protection is on.')]
  }
  return [
    message.startsWith('EMAIL_NOT_FOUND')
      ? problem(
          'Email enumeration protection is off: switch it on in the console, under Authentication, Settings.',
        )
      : problem(`The identity service rejects the server’s key or password sign-in: ${message}.`),
  ]
}

const policy = async (
  settings: Settings,
  sendRequest: SendRequest,
): Promise<readonly CheckResult[]> => {
  const { VITE_FIREBASE_API_KEY, VITE_MIN_PASSWORD_LENGTH = '6' } = settings
  const url = `${service}/v2/passwordPolicy?key=${VITE_FIREBASE_API_KEY}`
  const reply = await sendRequest(url, asTheSite(settings))
  const known = passwordPolicy.safeParse(reply.body)
  if (!known.success) return [note(`The password policy could not be read: ${messageOf(reply)}`)]
  const { minPasswordLength: shortest = 6, ...classes } = known.data.customStrengthOptions
  const results: CheckResult[] = []
  if (known.data.enforcementState !== 'ENFORCE') {
    results.push(problem('The password policy is not enforced: set it to “Require enforcement”.'))
  }
  if (shortest < 8) {
    results.push(problem(`Passwords of ${shortest} characters are allowed: require at least 8.`))
  }
  if (Object.values(classes).includes(true)) {
    results.push(
      problem(
        'The password policy requires kinds of characters, but the sign-up form cannot explain this to members.',
      ),
    )
  }
  if (Number(VITE_MIN_PASSWORD_LENGTH) !== shortest) {
    results.push(
      problem(
        `VITE_MIN_PASSWORD_LENGTH is ${VITE_MIN_PASSWORD_LENGTH}, but the password policy requires ${shortest}.`,
      ),
    )
  }
  return orOk(results, `Passwords need at least ${shortest} characters.`)
}

/** The minimum length, and `contains…` for each kind of characters that a password must contain. */
const passwordPolicy = z.object({
  customStrengthOptions: z.looseObject({ minPasswordLength: z.number().optional() }),
  enforcementState: z.string().optional(),
})

const messageOf = ({ status, body }: Reply): string =>
  z.object({ error: z.object({ message: z.string() }) }).safeParse(body).data?.error.message ??
  `status ${status}`

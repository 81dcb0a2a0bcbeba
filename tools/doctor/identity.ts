import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Check, type CheckResult, note, ok, problem, unchecked } from './check-result.ts'
import type { DoctorConfig } from './doctor-config.ts'
import type { Reply, SendRequest } from './send-request.ts'

/**
 * Checks the identity project: its keys, the authorised domains, enumeration protection and the password policy. No key
 * can read its other settings (docs/deployment.md, section 2).
 */
export const identityCheck = (config: DoctorConfig, sendRequest: SendRequest): Check => ({
  subject: 'Identity service',
  run: async () => [
    ...(await domains(config, sendRequest)),
    ...(await enumeration(config, sendRequest)),
    ...(await policy(config, sendRequest)),
  ],
})

const service = 'https://identitytoolkit.googleapis.com'

/** A key that is restricted to the site's origins requires one of them as the referrer. */
const asTheSite = ({ origins }: DoctorConfig): RequestInit =>
  origins[0] === undefined ? {} : { headers: { referer: `${origins[0]}/` } }

const domains = async (config: DoctorConfig, sendRequest: SendRequest): Promise<CheckResult[]> => {
  if (config.siteKey === '') return [unchecked('Not checked: VITE_FIREBASE_API_KEY is empty.')]
  const reply = await sendRequest(`${service}/v1/projects?key=${config.siteKey}`, asTheSite(config))
  if ('error' in reply)
    return [unchecked(`The authorised domains could not be read: ${reply.error}.`)]
  const project = z.object({ authorizedDomains: z.array(z.string()) }).safeParse(reply.body)
  if (!project.success) {
    return [problem(`The identity service rejects VITE_FIREBASE_API_KEY: ${messageOf(reply)}.`)]
  }
  const { authorizedDomains } = project.data
  const hosts = config.origins
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin).hostname)
  const missing = [...hosts, config.authDomain].filter(
    (host) => host !== '' && !authorizedDomains.includes(host),
  )
  const results = missing.map((host) =>
    problem(
      `${host} is not an authorised domain: sign-in with Google and Apple and the links in emails will fail there.`,
    ),
  )
  const local = authorizedDomains.filter((host) => loopback.has(host))
  results.push(
    ...local.map((host) =>
      problem(`${host} is an authorised domain: remove it from a production project.`),
    ),
  )
  if (results.length === 0) {
    results.push(ok('The site’s domains are authorised, and localhost is not.'))
  }
  const { projectId } = config
  const ours = [...hosts, config.authDomain, `${projectId}.firebaseapp.com`, `${projectId}.web.app`]
  const others = authorizedDomains.filter((host) => !ours.includes(host) && !loopback.has(host))
  return [
    ...results,
    ...others.map((host) =>
      note(`${host} is an authorised domain as well: remove it unless it is yours.`),
    ),
  ]
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/** With protection on, an unknown email and a wrong password get the same error. */
const enumeration = async (
  { serverKey }: DoctorConfig,
  sendRequest: SendRequest,
): Promise<CheckResult[]> => {
  if (serverKey === '') {
    return [unchecked('Email enumeration protection was not checked: FIREBASE_API_KEY is empty.')]
  }
  const reply = await sendRequest(`${service}/v1/accounts:signInWithPassword?key=${serverKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@unknown.invalid`, password: randomUUID() }),
  })
  if ('error' in reply) {
    return [unchecked(`Email enumeration protection could not be checked: ${reply.error}.`)]
  }
  const message = messageOf(reply)
  if (message.startsWith('INVALID_LOGIN_CREDENTIALS')) {
    return [ok('The server’s key works, and email enumeration protection is on.')]
  }
  if (message.startsWith('EMAIL_NOT_FOUND')) {
    return [
      problem(
        'Email enumeration protection is off: switch it on in the console, under Authentication, Settings.',
      ),
    ]
  }
  if (message.includes('App Check')) {
    return [
      problem(
        'App Check is enforced for Authentication: the site and the API send no App Check token, so every sign-in fails.',
      ),
    ]
  }
  return [problem(`The identity service rejects the server’s key or password sign-in: ${message}.`)]
}

const policy = async (config: DoctorConfig, sendRequest: SendRequest): Promise<CheckResult[]> => {
  if (config.siteKey === '') return []
  const reply = await sendRequest(
    `${service}/v2/passwordPolicy?key=${config.siteKey}`,
    asTheSite(config),
  )
  if ('error' in reply) return [unchecked(`The password policy could not be read: ${reply.error}.`)]
  const known = passwordPolicy.safeParse(reply.body)
  if (reply.status !== 200 || !known.success) {
    return [unchecked(`The password policy could not be read: ${messageOf(reply)}`)]
  }
  const { minPasswordLength: shortest = 6, ...classes } = known.data.customStrengthOptions
  const results: CheckResult[] = []
  if (known.data.enforcementState !== 'ENFORCE') {
    results.push(problem('The password policy is not enforced: set it to “Require enforcement”.'))
  }
  if (shortest < 8) {
    results.push(
      problem(
        `Passwords of ${shortest} characters are allowed: set a minimum of at least 8 in the console.`,
      ),
    )
  }
  if (Object.values(classes).includes(true)) {
    results.push(
      problem(
        'The password policy requires kinds of characters, but the sign-up form cannot explain this to members.',
      ),
    )
  }
  const onForm = Number(config.env.VITE_MIN_PASSWORD_LENGTH || 6)
  if (onForm !== shortest) {
    results.push(
      problem(
        `VITE_MIN_PASSWORD_LENGTH is ${onForm}, but the password policy requires ${shortest}.`,
      ),
    )
  }
  return results.length > 0 ? results : [ok(`Passwords need at least ${shortest} characters.`)]
}

/** The minimum length, and the kinds of characters that a password must contain. */
const passwordPolicy = z.object({
  customStrengthOptions: z.object({
    minPasswordLength: z.number().optional(),
    containsLowercaseCharacter: z.boolean().optional(),
    containsUppercaseCharacter: z.boolean().optional(),
    containsNumericCharacter: z.boolean().optional(),
    containsNonAlphanumericCharacter: z.boolean().optional(),
  }),
  enforcementState: z.string().optional(),
})

const messageOf = (reply: Exclude<Reply, { error: string }>): string =>
  z.object({ error: z.object({ message: z.string() }) }).safeParse(reply.body).data?.error
    .message ?? `status ${reply.status}`

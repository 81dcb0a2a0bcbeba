import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Ask, Reply } from './ask.ts'
import { type Check, type Finding, unknown, well, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

/** The identity project: its keys, the authorised domains, enumeration protection, the password policy. */
export const identityCheck = (patient: Patient, ask: Ask): Check => ({
  about: 'Identity service',
  run: async () => [
    ...(await domains(patient, ask)),
    ...(await enumeration(patient, ask)),
    ...(await policy(patient, ask)),
  ],
})

const service = 'https://identitytoolkit.googleapis.com'

/** A key that is restricted to the site's origins wants to see one of them. */
const asTheSite = ({ origins }: Patient): RequestInit =>
  origins[0] === undefined ? {} : { headers: { referer: `${origins[0]}/` } }

const domains = async (patient: Patient, ask: Ask): Promise<Finding[]> => {
  if (patient.siteKey === '') return [unknown('Not checked: VITE_FIREBASE_API_KEY is empty.')]
  const reply = await ask(`${service}/v1/projects?key=${patient.siteKey}`, asTheSite(patient))
  if ('silence' in reply)
    return [unknown(`The authorised domains could not be read: ${reply.silence}.`)]
  const project = z.object({ authorizedDomains: z.array(z.string()) }).safeParse(reply.body)
  if (!project.success) {
    return [wrong(`VITE_FIREBASE_API_KEY is refused: ${messageOf(reply)}.`)]
  }
  const { authorizedDomains } = project.data
  const hosts = patient.origins
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin).hostname)
  const missing = [...hosts, patient.authDomain].filter(
    (host) => host !== '' && !authorizedDomains.includes(host),
  )
  const findings = missing.map((host) =>
    wrong(
      `${host} is not an authorised domain: sign-in by Google and Apple and the links in mails will fail there.`,
    ),
  )
  if (authorizedDomains.includes('localhost')) {
    findings.push(wrong('localhost is an authorised domain: remove it from a production project.'))
  }
  return findings.length > 0
    ? findings
    : [well('The site’s domains are authorised, and localhost is not.')]
}

/** With protection on, an unknown address and a wrong password are refused alike. */
const enumeration = async ({ serverKey }: Patient, ask: Ask): Promise<Finding[]> => {
  if (serverKey === '') {
    return [unknown('Email enumeration protection was not checked: FIREBASE_API_KEY is empty.')]
  }
  const reply = await ask(`${service}/v1/accounts:signInWithPassword?key=${serverKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@unknown.invalid`, password: randomUUID() }),
  })
  if ('silence' in reply) {
    return [unknown(`Email enumeration protection could not be checked: ${reply.silence}.`)]
  }
  const message = messageOf(reply)
  if (message.startsWith('INVALID_LOGIN_CREDENTIALS')) {
    return [well('The server’s key works, and email enumeration protection is on.')]
  }
  if (message.startsWith('EMAIL_NOT_FOUND')) {
    return [
      wrong(
        'Email enumeration protection is off: switch it on in the console, under Authentication, Settings.',
      ),
    ]
  }
  return [wrong(`The server’s key or the password provider is refused: ${message}.`)]
}

const policy = async (patient: Patient, ask: Ask): Promise<Finding[]> => {
  if (patient.siteKey === '') return []
  const reply = await ask(`${service}/v2/passwordPolicy?key=${patient.siteKey}`, asTheSite(patient))
  if ('silence' in reply)
    return [unknown(`The password policy could not be read: ${reply.silence}.`)]
  const known = z
    .object({ customStrengthOptions: z.object({ minPasswordLength: z.number().optional() }) })
    .safeParse(reply.body)
  const shortest = known.data?.customStrengthOptions.minPasswordLength ?? 6
  return shortest < 8
    ? [
        wrong(
          `Passwords of ${shortest} characters are allowed: set a policy of at least 8 in the console.`,
        ),
      ]
    : [well(`Passwords need at least ${shortest} characters.`)]
}

const messageOf = (reply: Exclude<Reply, { silence: string }>): string =>
  z.object({ error: z.object({ message: z.string() }) }).safeParse(reply.body).data?.error
    .message ?? `status ${reply.status}`

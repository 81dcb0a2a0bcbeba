import { z } from 'zod'
import type { Ask } from './ask.ts'
import { type Check, type Finding, unknown, well, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

/** The site's headers: those in firebase.json, and those that the site really sends. */
export const siteCheck = (patient: Patient, ask: Ask, hosting: string): Check => ({
  about: 'Site',
  run: async () => {
    const live = await Promise.all(
      patient.origins.map((origin) => liveFindings(patient, ask, origin)),
    )
    return [...policyFindings('firebase.json', policyIn(hosting), patient), ...live.flat()]
  },
})

const liveFindings = async (patient: Patient, ask: Ask, origin: string): Promise<Finding[]> => {
  const reply = await ask(`${origin}/`)
  if ('silence' in reply) return [unknown(`${origin} could not be looked at: ${reply.silence}.`)]
  const opener = reply.headers.get('cross-origin-opener-policy')
  const findings = policyFindings(
    origin,
    reply.headers.get('content-security-policy') ?? '',
    patient,
  )
  if (opener !== 'same-origin-allow-popups') {
    findings.push(
      wrong(
        `${origin} sends Cross-Origin-Opener-Policy "${opener ?? ''}": sign-in by Google and Apple needs same-origin-allow-popups.`,
      ),
    )
  }
  if (!reply.headers.get('strict-transport-security')) {
    findings.push(wrong(`${origin} sends no Strict-Transport-Security.`))
  }
  return findings
}

/** Whether a content security policy lets the site reach what its settings name. */
const policyFindings = (where: string, policy: string, patient: Patient): Finding[] => {
  if (policy === '') return [wrong(`${where} has no Content-Security-Policy.`)]
  const needed: [directive: string, address: string][] = [
    ['connect-src', patient.apiUrl],
    ['connect-src', patient.env.VITE_GEOCODER_URL?.trim() ?? ''],
    ['connect-src', 'https://identitytoolkit.googleapis.com'],
    ['connect-src', 'https://securetoken.googleapis.com'],
    ['connect-src', 'https://firebasestorage.googleapis.com'],
    ['script-src', 'https://apis.google.com'],
    ['frame-src', patient.authDomain && `https://${patient.authDomain}`],
  ]
  const missing = needed
    .filter(([, address]) => URL.canParse(address))
    .map(([directive, address]) => [directive, new URL(address).origin] as const)
    .filter(([directive, origin]) => !sourcesOf(policy, directive).includes(origin))
  if (missing.length === 0)
    return [well(`${where} has a Content-Security-Policy that fits the settings.`)]
  return missing.map(([directive, origin]) =>
    wrong(`${where}: ${directive} of the Content-Security-Policy lacks ${origin}.`),
  )
}

const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? []

const policyIn = (hosting: string): string => {
  try {
    const {
      hosting: { headers },
    } = hostingFile.parse(JSON.parse(hosting))
    const all = headers.flatMap((rule) => rule.headers)
    return all.find(({ key }) => key.toLowerCase() === 'content-security-policy')?.value ?? ''
  } catch {
    return ''
  }
}

const header = z.object({ key: z.string(), value: z.string() })
const hostingFile = z.object({
  hosting: z.object({ headers: z.array(z.object({ headers: z.array(header) })) }),
})

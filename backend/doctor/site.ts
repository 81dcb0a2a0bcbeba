import { z } from 'zod'
import { drawnPages } from '../hosting/drawn-pages.ts'
import { inlineHashesOf } from '../hosting/inline-hashes.ts'
import { productionHosts } from '../hosting/site-hosts.ts'
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
  return [...findings, ...(await drawnFindings(ask, origin))]
}

/** A drawn page without its styles and scripts: the site was built after `firebase.json` was written. */
const drawnFindings = async (ask: Ask, origin: string): Promise<Finding[]> => {
  const judged = await Promise.all(
    drawnPages.map(async ({ path }) => {
      const reply = await ask(`${origin}${path}`)
      if ('silence' in reply)
        return unknown(`${origin}${path} could not be looked at: ${reply.silence}.`)
      const policy = reply.headers.get('content-security-policy') ?? ''
      const { scripts, styles } = inlineHashesOf(String(reply.body))
      const isNamed = [...scripts, ...styles].every((hash) => policy.includes(hash))
      return isNamed
        ? well(`${origin}${path} holds what its policy names.`)
        : wrong(
            `${origin}${path} holds scripts and styles that its policy does not name: run npm run hosting after the build.`,
          )
    }),
  )
  const faults = judged.filter(({ verdict }) => verdict !== 'well')
  return faults.length > 0 ? faults : [well(`${origin} shows its drawn pages as they were built.`)]
}

/** Whether a content security policy lets the site reach what its settings name. */
const policyFindings = (where: string, policy: string, patient: Patient): Finding[] => {
  if (policy === '') return [wrong(`${where} has no Content-Security-Policy.`)]
  const needed = addressesNeeded(patient)
  if (needed.length === 0)
    return [unknown(`${where} was not compared: the site’s settings are not complete.`)]
  const missing = needed.filter(
    ([directive, origin]) => !sourcesOf(policy, directive).includes(origin),
  )
  if (missing.length === 0)
    return [well(`${where} has a Content-Security-Policy that fits the settings.`)]
  return missing.map(([directive, origin]) =>
    wrong(`${where}: ${directive} of the Content-Security-Policy lacks ${origin}.`),
  )
}

/** The same hosts from which `npm run hosting` writes firebase.json. */
const addressesNeeded = ({
  env,
  apiUrl,
  authDomain,
}: Patient): [directive: string, origin: string][] => {
  const geocoder = env.VITE_GEOCODER_URL?.trim() ?? ''
  if (![apiUrl, geocoder, `https://${authDomain}`].every((address) => URL.canParse(address)))
    return []
  const hosts = productionHosts({
    VITE_API_URL: apiUrl,
    VITE_GEOCODER_URL: geocoder,
    VITE_FIREBASE_AUTH_DOMAIN: authDomain,
  })
  return [
    ...hosts.connect.map((origin): [string, string] => ['connect-src', origin]),
    ...hosts.script.map((origin): [string, string] => ['script-src', origin]),
    ...hosts.frame.map((origin): [string, string] => ['frame-src', origin]),
    ...hosts.image.map((origin): [string, string] => ['img-src', origin]),
  ]
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

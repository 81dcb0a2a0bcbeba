import { z } from 'zod'
import { inlineHashesOf } from '../build/hosting/inline-hashes.ts'
import { pageFiles } from '../build/hosting/page-files.ts'
import { productionHosts } from '../build/hosting/site-hosts.ts'
import { type Check, type CheckResult, ok, problem, unchecked } from './check-result.ts'
import type { DoctorConfig } from './doctor-config.ts'
import type { SendRequest } from './send-request.ts'

/** Checks the site's headers in firebase.json, and those that the site sends. */
export const siteCheck = (
  config: DoctorConfig,
  sendRequest: SendRequest,
  hosting: string,
): Check => ({
  subject: 'Site',
  run: async () => {
    const live = await Promise.all(
      config.origins.map((origin) => liveResults(config, sendRequest, origin)),
    )
    return [...policyResults('firebase.json', policyIn(hosting), config), ...live.flat()]
  },
})

const liveResults = async (
  config: DoctorConfig,
  sendRequest: SendRequest,
  origin: string,
): Promise<CheckResult[]> => {
  const reply = await sendRequest(`${origin}/`)
  if ('error' in reply) return [problem(`${origin} cannot be reached: ${reply.error}.`)]
  const opener = reply.headers.get('cross-origin-opener-policy')
  const results = policyResults(origin, reply.headers.get('content-security-policy') ?? '', config)
  if (opener !== 'same-origin-allow-popups') {
    results.push(
      problem(
        `${origin} sends Cross-Origin-Opener-Policy "${opener ?? ''}": sign-in with Google and Apple needs same-origin-allow-popups.`,
      ),
    )
  }
  if (!reply.headers.get('strict-transport-security')) {
    results.push(problem(`${origin} sends no Strict-Transport-Security.`))
  }
  return [...results, ...(await prerenderResults(sendRequest, origin))]
}

/** Finds prerendered pages whose inline styles and scripts are blocked, because `firebase.json` is older than the build. */
const prerenderResults = async (
  sendRequest: SendRequest,
  origin: string,
): Promise<CheckResult[]> => {
  const results = await Promise.all(
    pageFiles.map(async ({ path }) => {
      const reply = await sendRequest(`${origin}${path}`)
      if ('error' in reply) return unchecked(`Could not check ${origin}${path}: ${reply.error}.`)
      const policy = reply.headers.get('content-security-policy') ?? ''
      const { scripts, styles } = inlineHashesOf(String(reply.body))
      const isAllowed = [...scripts, ...styles].every((hash) => policy.includes(hash))
      return isAllowed
        ? ok(`The policy of ${origin}${path} allows its inline scripts and styles.`)
        : problem(
            `The policy of ${origin}${path} does not allow its inline scripts and styles: run npm run hosting after the build.`,
          )
    }),
  )
  const failed = results.filter(({ verdict }) => verdict !== 'ok')
  return failed.length > 0
    ? failed
    : [ok(`The policies of ${origin} allow all its prerendered pages.`)]
}

/** Checks that a content security policy allows the hosts of the settings. */
const policyResults = (where: string, policy: string, config: DoctorConfig): CheckResult[] => {
  if (policy === '') return [problem(`${where} has no Content-Security-Policy.`)]
  const required = requiredSources(config)
  if (required.length === 0)
    return [unchecked(`${where} was not compared: the site’s settings are incomplete.`)]
  const missing = required.filter(
    ([directive, origin]) => !sourcesOf(policy, directive).includes(origin),
  )
  if (missing.length === 0)
    return [ok(`The Content-Security-Policy of ${where} matches the settings.`)]
  return missing.map(([directive, origin]) =>
    problem(`${where}: ${directive} in the Content-Security-Policy lacks ${origin}.`),
  )
}

/** The hosts that `npm run hosting` writes into firebase.json. */
const requiredSources = ({
  env,
  apiUrl,
  authDomain,
}: DoctorConfig): [directive: string, origin: string][] => {
  const geocoder = env.VITE_GEOCODER_URL?.trim() ?? ''
  const vitals = env.VITE_WEB_VITALS_URL?.trim() ?? ''
  const reports = env.VITE_REPORTS_URL?.trim() ?? ''
  const urls = [apiUrl, geocoder, `https://${authDomain}`, ...[vitals, reports].filter(Boolean)]
  if (!urls.every((url) => URL.canParse(url))) return []
  const hosts = productionHosts({
    VITE_API_URL: apiUrl,
    VITE_GEOCODER_URL: geocoder,
    VITE_FIREBASE_AUTH_DOMAIN: authDomain,
    VITE_WEB_VITALS_URL: vitals,
    VITE_REPORTS_URL: reports,
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

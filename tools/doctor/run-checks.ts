import { z } from 'zod'
import { inlineHashesOf } from '../build/hosting/inline-hashes.ts'
import { pageFiles } from '../build/hosting/page-files.ts'
import { securityHeaders } from '../build/hosting/security-headers.ts'
import { productionHosts } from '../build/hosting/site-hosts.ts'
import {
  type Check,
  type CheckResult,
  type ChecksOf,
  ok,
  orOk,
  problem,
  type Settings,
} from './check.ts'
import { identityChecks } from './identity.ts'
import type { SendRequest } from './send-request.ts'
import { originsOf, settingsChecks } from './settings.ts'

/** Runs all checks in parallel, and returns their results by subject. */
export const runChecks = (
  settings: Settings,
  sendRequest: SendRequest,
): Promise<[subject: string, results: readonly CheckResult[]][]> =>
  Promise.all(
    Object.entries({
      Settings: settingsChecks,
      'Identity service': identityChecks,
      API: apiChecks,
      'Picture store': picturesChecks,
      Site: siteChecks,
    }).map(async ([subject, checksOf]) => [
      subject,
      (await Promise.all(checksOf(settings, sendRequest).map(resultsOf))).flat(),
    ]),
  )

const resultsOf = async (check: Check): Promise<readonly CheckResult[]> => {
  try {
    return await check()
  } catch (error) {
    return [problem(error instanceof Error ? error.message : String(error))]
  }
}

/** Checks that the bucket's rules refuse a client without a sign-in. */
const picturesChecks: ChecksOf = ({ FIREBASE_STORAGE_BUCKET }, sendRequest) => {
  if (!FIREBASE_STORAGE_BUCKET) return []
  const files = `https://firebasestorage.googleapis.com/v0/b/${FIREBASE_STORAGE_BUCKET}/o`
  const refuses = async (action: string, url: string) => {
    const { status } = await sendRequest(url)
    return [
      status === 401 || status === 403
        ? ok(`A client without a sign-in cannot ${action}.`)
        : problem(
            `A client without a sign-in can ${action}, or there is no bucket (status ${status}): deploy storage.rules.`,
          ),
    ]
  }
  return [
    () => refuses('read a picture', `${files}/profile_images%2Fdoctor`),
    () => refuses('list the pictures', `${files}?prefix=profile_images%2F&maxResults=1`),
  ]
}

/** Checks that every page has the security headers of its inline styles and scripts and of these settings. */
const siteChecks: ChecksOf = (settings, sendRequest) => {
  const { VITE_API_URL, VITE_GEOCODER_URL, VITE_FIREBASE_AUTH_DOMAIN } = settings
  if (!VITE_API_URL || !VITE_GEOCODER_URL || !VITE_FIREBASE_AUTH_DOMAIN) return []
  const urls = { VITE_API_URL, VITE_GEOCODER_URL, VITE_FIREBASE_AUTH_DOMAIN }

  const pageResults = async (url: string): Promise<CheckResult[]> => {
    const { headers, body } = await sendRequest(url)
    const hosts = productionHosts({ ...settings, ...urls })
    const wrong = Object.entries(securityHeaders(hosts, inlineHashesOf(String(body))))
      .filter(([name, value]) => !isSent(headers, name, value))
      .map(([name]) => name)
    if (wrong.length === 0) return []
    return [
      problem(
        `${url} does not have the ${wrong.join(', ')} of this build: run npm run hosting after it, and deploy again.`,
      ),
    ]
  }

  return originsOf(settings).map((origin) => async () => {
    const results = await Promise.all(pageFiles.map(({ path }) => pageResults(`${origin}${path}`)))
    return orOk(results.flat(), `Every page of ${origin} has the headers of its build.`)
  })
}

/** A host may set a longer time for which browsers use https only. */
const isSent = (headers: Headers, name: string, value: string) =>
  name === 'Strict-Transport-Security' ? headers.has(name) : headers.get(name) === value

/** Checks that the running API is ready, and that its CORS headers allow the site's origins and no others. */
const apiChecks: ChecksOf = (settings, sendRequest) => {
  const { VITE_API_URL } = settings
  if (!VITE_API_URL || !URL.canParse(VITE_API_URL)) return []
  const api = VITE_API_URL.replace(/\/$/, '')

  const ready = async (): Promise<CheckResult[]> => {
    const { status, body } = await sendRequest(`${api}/health/ready`)
    if (z.object({ status: z.literal('ok') }).safeParse(body).success)
      return [ok('The API is ready.')]
    const reason = z.object({ error: z.string() }).safeParse(body).data?.error ?? 'no reason given'
    return [problem(`The API is not ready (status ${status}): ${reason}`)]
  }

  const allowedOrigin = async (origin: string): Promise<string | null> => {
    const { headers } = await sendRequest(`${api}/users/update`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,x-auth-type',
      },
    })
    return headers.get('access-control-allow-origin')
  }

  const allows = async (origin: string): Promise<CheckResult[]> => [
    (await allowedOrigin(origin)) === origin
      ? ok(`CORS allows ${origin}.`)
      : problem(
          `CORS does not allow ${origin}: the API runs with other CORS_ORIGINS, or a proxy removes the headers.`,
        ),
  ]

  const refusesOthers = async (): Promise<CheckResult[]> => [
    (await allowedOrigin('https://stranger.invalid')) === null
      ? ok('CORS allows no other origin.')
      : problem('CORS allows every origin: a proxy in front of the API adds CORS headers.'),
  ]

  return [ready, ...originsOf(settings).map((origin) => () => allows(origin)), refusesOthers]
}

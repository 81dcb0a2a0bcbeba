import { inlineHashesOf } from '../build/hosting/inline-hashes.ts'
import { pageFiles } from '../build/hosting/page-files.ts'
import { securityHeaders } from '../build/hosting/security-headers.ts'
import { productionHosts } from '../build/hosting/site-hosts.ts'
import { type CheckResult, type ChecksOf, orOk, problem } from './check.ts'
import { originsOf } from './settings.ts'

/** Checks that every page has the security headers of its inline styles and scripts and of these settings. */
export const siteChecks: ChecksOf = (settings, sendRequest) => {
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

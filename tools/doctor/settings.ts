import { z } from 'zod'
import { SettingsError } from '../../backend/config/settings-error.ts'
import { readConfig } from '../../backend/config.ts'
import { brand } from '../../src/copy/brand.ts'
import { type Check, type CheckResult, note, ok, orOk, problem, type Settings } from './check.ts'

/** Reads the settings of an environment. */
export const settingsFrom = (env: NodeJS.ProcessEnv): Settings =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )

/** Returns the site's origins, which may call the API. */
export const originsOf = ({ CORS_ORIGINS = '' }: Settings): string[] =>
  CORS_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter((origin) => URL.canParse(origin))

/** Checks the settings of the API and of the site, and that they are consistent. */
export const settingsChecks = (settings: Settings): Check[] => [
  async () => apiResults(settings),
  async () => siteResults(settings),
  async () => securityResults(settings),
]

const apiResults = (settings: Settings): readonly CheckResult[] => {
  try {
    readConfig({ ...settings, NODE_ENV: 'production' })
    return [ok('The API’s settings are complete.')]
  } catch (error) {
    return error instanceof SettingsError ? error.problems.map(problem) : [problem(String(error))]
  }
}

const siteResults = (settings: Settings): readonly CheckResult[] => {
  const issues = siteSettings.safeParse(settings).error?.issues ?? []
  const results = issues.map(({ path, message }) => problem(`${path.join()} ${message}.`))
  for (const name of ['FIREBASE_PROJECT_ID', 'FIREBASE_STORAGE_BUCKET']) {
    if (settings[name] !== settings[`VITE_${name}`]) {
      results.push(problem(`VITE_${name} differs from ${name}: both must name the same project.`))
    }
  }
  if ((settings.VITE_PRIVACY_URL ?? brand.privacyPolicy) === brand.privacyPolicy) {
    results.push(
      note(`VITE_PRIVACY_URL is the default, ${brand.privacyPolicy}, which is no policy.`),
    )
  }
  return orOk(results, 'The site’s settings are complete.')
}

const present = z.string('is missing')
const https = present.startsWith('https://', 'must begin with https://')
const siteSettings = z.object({
  VITE_API_URL: https.regex(/\/api\/?$/, 'must end with /api'),
  VITE_GEOCODER_URL: https,
  VITE_FIREBASE_API_KEY: present,
  VITE_FIREBASE_AUTH_DOMAIN: present,
  VITE_FIREBASE_PROJECT_ID: present,
  VITE_FIREBASE_STORAGE_BUCKET: present,
  VITE_FIREBASE_APP_ID: present,
  VITE_PRIVACY_URL: https.optional(),
  VITE_WEB_VITALS_URL: https.optional(),
  VITE_REPORTS_URL: https.optional(),
})

const securityResults = (settings: Settings): readonly CheckResult[] => {
  const { FIREBASE_API_KEY, VITE_FIREBASE_API_KEY, HASH_KEY, TRUST_PROXY, DATABASE_URL } = settings
  const results: CheckResult[] = []
  if (FIREBASE_API_KEY !== undefined && FIREBASE_API_KEY === VITE_FIREBASE_API_KEY) {
    results.push(
      problem(
        'FIREBASE_API_KEY is the site’s key: a key that is restricted to the site’s origins does not work on a server, and an unrestricted one must not be public.',
      ),
    )
  }
  if (HASH_KEY !== undefined && HASH_KEY === VITE_FIREBASE_API_KEY) {
    results.push(problem('HASH_KEY is public: it is the site’s key. Create a secret.'))
  }
  if (TRUST_PROXY === undefined) {
    results.push(
      problem(
        'TRUST_PROXY is not set: set it to the number of your own proxies that append to X-Forwarded-For, 0 without any. Otherwise all members behind a proxy share one rate limit.',
      ),
    )
  }
  if (DATABASE_URL !== undefined && !/sslmode=(verify-full|verify-ca|require)/.test(DATABASE_URL)) {
    results.push(
      note('DATABASE_URL does not require TLS (sslmode). This is only safe on a private network.'),
    )
  }
  return results
}

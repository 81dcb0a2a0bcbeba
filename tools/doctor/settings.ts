import { SettingsError } from '../../backend/config/settings-error.ts'
import { readConfig } from '../../backend/config.ts'
import { brand } from '../../src/copy/brand.ts'
import { type Check, type CheckResult, note, ok, problem } from './check-result.ts'
import type { DoctorConfig } from './doctor-config.ts'

/** Checks the settings of the API and of the site, and that they are consistent. */
export const settingsCheck = (config: DoctorConfig): Check => ({
  subject: 'Settings',
  run: async () => [
    ...apiResults(config),
    ...siteResults(config),
    ...consistencyResults(config),
    ...securityResults(config),
  ],
})

const apiResults = ({ env }: DoctorConfig): CheckResult[] => {
  try {
    readConfig({ ...env, NODE_ENV: 'production' })
    return [ok('The API’s settings are complete.')]
  } catch (error) {
    return error instanceof SettingsError ? error.problems.map(problem) : [problem(String(error))]
  }
}

const siteResults = ({ env }: DoctorConfig): CheckResult[] => {
  const missing = required.filter((name) => !env[name]?.trim())
  const insecure = [
    'VITE_API_URL',
    'VITE_GEOCODER_URL',
    'VITE_PRIVACY_URL',
    'VITE_WEB_VITALS_URL',
    'VITE_REPORTS_URL',
  ].filter((name) => env[name]?.trim() && !env[name].trim().startsWith('https://'))
  const results = [
    ...missing.map((name) => problem(`${name} is missing: the site cannot be built without it.`)),
    ...insecure.map((name) => problem(`${name} must begin with https://.`)),
  ]
  const hasPolicy = ![undefined, '', brand.privacyPolicy].includes(env.VITE_PRIVACY_URL?.trim())
  const policy = `VITE_PRIVACY_URL is the default: the site links to ${brand.privacyPolicy}, which is no policy.`
  return [
    ...(results.length > 0 ? results : [ok('The site’s settings are complete.')]),
    ...(hasPolicy ? [] : [note(policy)]),
  ]
}

const required = [
  'VITE_API_URL',
  'VITE_GEOCODER_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
]

const consistencyResults = ({ env, apiUrl }: DoctorConfig): CheckResult[] => {
  const pairs = [
    ['FIREBASE_PROJECT_ID', 'VITE_FIREBASE_PROJECT_ID'],
    ['FIREBASE_STORAGE_BUCKET', 'VITE_FIREBASE_STORAGE_BUCKET'],
  ] as const
  const results = pairs
    .filter(([api, site]) => (env[api] ?? '').trim() !== (env[site] ?? '').trim())
    .map(([api, site]) =>
      problem(`${api} and ${site} differ: site and API must use the same project.`),
    )
  if (apiUrl !== '' && !apiUrl.endsWith('/api')) {
    results.push(problem('VITE_API_URL must end with /api.'))
  }
  return results
}

/** A test compares it with .env.example. */
const exampleHashKey = 'example-of-a-key-replace-it-before-use'

const securityResults = ({ env, serverKey, siteKey }: DoctorConfig): CheckResult[] => {
  const results: CheckResult[] = []
  if (serverKey !== '' && serverKey === siteKey) {
    results.push(
      problem(
        'FIREBASE_API_KEY is the site’s key: a key that is restricted to the site’s origins does not work on a server, and an unrestricted one must not be public.',
      ),
    )
  }
  const hashKey = env.HASH_KEY?.trim() ?? ''
  if (hashKey !== '' && (hashKey === siteKey || hashKey === exampleHashKey)) {
    results.push(
      problem(
        'HASH_KEY is public: it is the site’s key, or the one of .env.example. Create a secret.',
      ),
    )
  }
  if (!env.TRUST_PROXY?.trim()) {
    results.push(
      problem(
        'TRUST_PROXY is not set: set it to the number of your own proxies that append to X-Forwarded-For, 0 without any. Otherwise all members behind a proxy share one rate limit.',
      ),
    )
  }
  const url = env.DATABASE_URL?.trim() ?? ''
  if (URL.canParse(url) && !/sslmode=(verify-full|verify-ca|require)/.test(url)) {
    results.push(
      note('DATABASE_URL does not require TLS (sslmode). This is only safe on a private network.'),
    )
  }
  return results
}

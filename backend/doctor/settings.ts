import { readConfig } from '../api/config.ts'
import { type Check, type Finding, unknown, well, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

/** The settings of the API and of the site, and whether the two agree. */
export const settingsCheck = (patient: Patient): Check => ({
  about: 'Settings',
  run: async () => [
    ...ofApi(patient),
    ...ofSite(patient),
    ...ofBoth(patient),
    ...worthKnowing(patient),
  ],
})

const ofApi = ({ env }: Patient): Finding[] => {
  try {
    readConfig({ ...env, NODE_ENV: 'production' })
    return [well('The API’s settings are complete.')]
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n').slice(1) : []
    return lines.map((line) => wrong(line.replace(/^- /, '')))
  }
}

const ofSite = ({ env }: Patient): Finding[] => {
  const missing = needed.filter((name) => !env[name]?.trim())
  const insecure = ['VITE_API_URL', 'VITE_GEOCODER_URL', 'VITE_PRIVACY_URL'].filter(
    (name) => env[name]?.trim() && !env[name].trim().startsWith('https://'),
  )
  const findings = [
    ...missing.map((name) => wrong(`${name} is missing: the site cannot be built without it.`)),
    ...insecure.map((name) => wrong(`${name} must begin with https://.`)),
  ]
  return findings.length > 0 ? findings : [well('The site’s settings are complete.')]
}

const needed = [
  'VITE_API_URL',
  'VITE_GEOCODER_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
]

const ofBoth = ({ env, apiUrl }: Patient): Finding[] => {
  const pairs = [
    ['FIREBASE_PROJECT_ID', 'VITE_FIREBASE_PROJECT_ID'],
    ['FIREBASE_STORAGE_BUCKET', 'VITE_FIREBASE_STORAGE_BUCKET'],
  ] as const
  const findings = pairs
    .filter(([api, site]) => (env[api] ?? '').trim() !== (env[site] ?? '').trim())
    .map(([api, site]) => wrong(`${api} and ${site} differ: site and API must use one project.`))
  if (apiUrl !== '' && !apiUrl.endsWith('/api')) {
    findings.push(wrong('VITE_API_URL must end with /api.'))
  }
  return findings
}

const worthKnowing = ({ env, serverKey, siteKey }: Patient): Finding[] => {
  const findings: Finding[] = []
  if (serverKey === '') {
    findings.push(unknown('FIREBASE_API_KEY is empty: members cannot sign in by username.'))
  }
  if (serverKey !== '' && serverKey === siteKey) {
    findings.push(
      wrong(
        'FIREBASE_API_KEY is the site’s key: a key restricted to the site’s origins does not work from a server, and an unrestricted one should not be public.',
      ),
    )
  }
  const url = env.DATABASE_URL?.trim() ?? ''
  if (URL.canParse(url) && !/sslmode=(verify-full|verify-ca|require)/.test(url)) {
    findings.push(
      unknown(
        'DATABASE_URL asks for no TLS (sslmode): fine only where nobody else shares the network.',
      ),
    )
  }
  return findings
}

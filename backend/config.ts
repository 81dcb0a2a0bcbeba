import { readFileSync } from 'node:fs'
import { environment, type ReportProblem, type Settings } from './config/environment.ts'
import type { Limits } from './config/limits.ts'
import { type Pictures, picturesFrom } from './config/pictures.ts'
import { SettingsError } from './config/settings-error.ts'
import { type TokenSource, tokenSource } from './config/token-source.ts'

/** The configuration of an instance of the API. */
export type ApiConfig = {
  production: boolean
  host: string
  port: number
  /** A PostgreSQL URL; '' means the embedded database in `dataDir`. */
  databaseUrl: string
  /** The file that `databaseUrl` was read from, and is read from again for each new connection; '' if none. */
  databaseUrlFile: string
  dataDir: string
  databasePoolSize: number
  /** The Firebase project; its id is the audience of every token. */
  projectId: string
  /** The API key for the identity service's REST API. The emulator accepts any, including ''. */
  identityApiKey: string
  /** The secret of the stored hashes. */
  hashKey: string
  tokens: TokenSource
  pictures: Pictures
  corsOrigins: readonly string[]
  /** The number of our own proxies that append to X-Forwarded-For. */
  trustedProxies: number
  limits: Limits
  logLevel: Settings['LOG_LEVEL']
  /** The name of the build, for logs and metrics. */
  release: string
  /** Where the metrics server listens; null if metrics are off. */
  metrics: { host: string; port: number } | null
  /** How long a stopping instance still serves requests, until load balancers notice that it is not ready. */
  drainSeconds: number
  /** Every route but the health checks is answered with 503. */
  maintenance: boolean
  bugReportDays: number
  /** The day for which an operator has confirmed that a clean-up removes many rows; '' if none. */
  cleanUpConfirmedOn: string
}

/**
 * Reads the settings that `.env.example` documents.
 * Throws a `SettingsError` with one line for every missing or invalid setting.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): ApiConfig => {
  const { settings, invalid } = settingsFrom(env)
  const problems = [...invalid.values()]
  const report = (problem: string) => {
    const [name = ''] = problem.split(/[ :]/)
    if (!invalid.has(name)) problems.push(problem)
  }
  const production = settings.NODE_ENV === 'production'
  const tokens = tokenSource(settings, report)
  const config: ApiConfig = {
    production,
    host: settings.API_HOST,
    port: settings.API_PORT,
    databaseUrl: settings.DATABASE_URL,
    databaseUrlFile: settings.DATABASE_URL_FILE,
    dataDir: settings.DATA_DIR,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    projectId: settings.FIREBASE_PROJECT_ID,
    identityApiKey: settings.FIREBASE_API_KEY,
    hashKey: hashKeyFrom(settings, tokens, report),
    tokens,
    pictures: picturesFrom(settings, report),
    corsOrigins: corsOrigins(settings, report),
    trustedProxies: settings.TRUST_PROXY,
    limits: {
      register: settings.RATE_LIMIT_REGISTER,
      login: settings.RATE_LIMIT_LOGIN,
      'resolve-login': settings.RATE_LIMIT_RESOLVE_LOGIN,
      'report-bug': settings.RATE_LIMIT_REPORT,
      'web-vitals': settings.RATE_LIMIT_WEB_VITALS,
      'site-reports': settings.RATE_LIMIT_SITE_REPORTS,
    },
    logLevel: settings.LOG_LEVEL,
    release: settings.API_RELEASE,
    metrics:
      settings.METRICS_PORT === undefined
        ? null
        : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    drainSeconds: settings.API_DRAIN_SECONDS ?? (production ? 5 : 0),
    maintenance: settings.API_MAINTENANCE === '1',
    bugReportDays: settings.BUG_REPORT_DAYS,
    cleanUpConfirmedOn: settings.CLEAN_UP_CONFIRMED_ON,
  }
  if (production && config.databaseUrl === '') {
    report('DATABASE_URL is missing: the embedded database is not for production.')
  }
  if (config.tokens.kind === 'google' && config.identityApiKey === '') {
    report('FIREBASE_API_KEY is missing: requests to the identity service need it.')
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return config
}

/**
 * Parses each setting by itself. An invalid setting gets a message and a placeholder, so that the rules
 * between the other settings are checked in the same run.
 */
const settingsFrom = (
  env: Readonly<Record<string, string | undefined>>,
): { settings: Settings; invalid: ReadonlyMap<string, string> } => {
  const present = presentIn(env)
  const parsed = environment.safeParse(present)
  if (parsed.success) return { settings: parsed.data, invalid: new Map() }
  const invalid = new Map(
    parsed.error.issues.map(({ path, message }) => [
      path.join('.'),
      `${path.join('.')} ${message}.`,
    ]),
  )
  const valid = Object.entries(present).filter(([name]) => !invalid.has(name))
  const settings = environment.parse({ ...placeholders, ...Object.fromEntries(valid) })
  return { settings, invalid }
}

/** The settings that are not empty. They override the image's own, which begin with `IMAGE_`. */
const presentIn = (env: Readonly<Record<string, string | undefined>>) => {
  const own = Object.entries(env).filter(([, value]) => value?.trim())
  const ofImage = own.map(([name, value]) => [name.replace(/^IMAGE_/, ''), value])
  const present: Record<string, string | undefined> = Object.fromEntries([...ofImage, ...own])
  const file = present.DATABASE_URL_FILE
  return file ? { ...present, DATABASE_URL: readFileSync(file, 'utf8').trim() } : present
}

/** Values for settings without a default. No instance starts with them. */
const placeholders = { FIREBASE_PROJECT_ID: 'unknown-project' }

/** Reads the origins whose pages may call the API. They are exact, never patterns. */
const corsOrigins = (settings: Settings, report: ReportProblem): readonly string[] => {
  const production = settings.NODE_ENV === 'production'
  if (settings.CORS_ORIGINS === '') {
    if (production) report('CORS_ORIGINS is missing: the origin of the site.')
    return developmentOrigins
  }
  const origins = settings.CORS_ORIGINS.split(',').map((origin) => origin.trim())
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      report(
        `CORS_ORIGINS: "${origin}" is not an origin. The format is https://host or https://host:port.`,
      )
    } else if (production && !origin.startsWith('https://')) {
      report(`CORS_ORIGINS: "${origin}" must use https in production.`)
    }
  }
  return origins
}

const developmentOrigins = ['http://localhost:5173', 'http://127.0.0.1:5173']

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && !text.includes('*')

/**
 * Reads the secret of all keyed hashes that the database stores. It is no API key: those are sent to the identity
 * service, and the site's is public. An instance that only accepts the emulator's tokens needs none.
 */
const hashKeyFrom = (settings: Settings, tokens: TokenSource, report: ReportProblem): string => {
  const key = settings.HASH_KEY
  if (key === '') {
    if (tokens.kind === 'google') report('HASH_KEY is missing: the secret of the stored hashes.')
    return developmentKey
  }
  if (key === settings.FIREBASE_API_KEY) {
    report('HASH_KEY is FIREBASE_API_KEY: it must be a secret of its own.')
  }
  if (key === exampleKey)
    report('HASH_KEY is public: it is the one of .env.example. Create a secret.')
  return key
}

/** A test compares it with .env.example. */
const exampleKey = 'example-of-a-key-replace-it-before-use'

const developmentKey = 'hash-key-of-the-emulators'

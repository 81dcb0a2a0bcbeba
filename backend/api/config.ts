import { corsOrigins } from './config/cors-origins.ts'
import { environment, type Settings } from './config/environment.ts'
import type { Limits } from './config/limits.ts'
import { type Pictures, picturesFrom } from './config/pictures.ts'
import { type TokenSource, tokenSource } from './config/token-source.ts'

/** Everything that an instance of the API is told from outside. */
export type ApiConfig = {
  production: boolean
  host: string
  port: number
  /** A PostgreSQL address; '' means the embedded database in `dataDir`. */
  databaseUrl: string
  dataDir: string
  databasePoolSize: number
  /** The Firebase project; its id is the audience of every token. */
  projectId: string
  /** The key for the identity service's REST calls; '' switches sign-in by username off. */
  identityApiKey: string
  tokens: TokenSource
  pictures: Pictures
  corsOrigins: readonly string[]
  /** How many proxies of ours stand in front and append to X-Forwarded-For. */
  trustedProxies: number
  limits: Limits
  logLevel: Settings['LOG_LEVEL']
}

/**
 * Reads the settings that `.env.example` documents one by one.
 * Throws one error that names every setting that is missing or wrong, a line each.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): ApiConfig => {
  const settings = settingsFrom(env)
  const problems: string[] = []
  const complain = (sentence: string) => {
    problems.push(sentence)
  }
  const production = settings.NODE_ENV === 'production'
  const config: ApiConfig = {
    production,
    host: settings.API_HOST,
    port: settings.API_PORT,
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    projectId: settings.FIREBASE_PROJECT_ID,
    identityApiKey: settings.FIREBASE_API_KEY,
    tokens: tokenSource(settings, complain),
    pictures: picturesFrom(settings, complain),
    corsOrigins: corsOrigins(settings, complain),
    trustedProxies: settings.TRUST_PROXY,
    limits: {
      register: settings.RATE_LIMIT_REGISTER,
      login: settings.RATE_LIMIT_LOGIN,
      'resolve-login': settings.RATE_LIMIT_RESOLVE_LOGIN,
      'report-bug': settings.RATE_LIMIT_REPORT,
    },
    logLevel: settings.LOG_LEVEL,
  }
  if (production && config.databaseUrl === '') {
    complain('DATABASE_URL is missing: the embedded database is not for production.')
  }
  if (problems.length > 0) throw refusal(problems)
  return config
}

const settingsFrom = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.entries(env).filter(([, value]) => value?.trim())
  const parsed = environment.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  throw refusal(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`))
}

const refusal = (problems: readonly string[]): Error =>
  new Error(`The API refuses to start:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)

import { z } from 'zod'
import { hasSingleHost, singleHostRule } from '../database/single-host.ts'
import { limit } from './limits.ts'

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0)
  .max(65_535)
const count = z.coerce.number('must be a whole number').int('must be a whole number')

/** The schema of each environment variable. The other files of this folder check the rules between them. */
export const environment = z.object({
  NODE_ENV: z.string().default('development'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(8787),
  API_RELEASE: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'must be up to 64 letters, digits, dots, plus signs, hyphens')
    .default('unknown'),
  API_DRAIN_SECONDS: count.min(0, 'must be 0 or more').max(60, 'must be at most 60').optional(),
  API_MAINTENANCE: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .refine(hasSingleHost, singleHostRule)
    .default(''),
  DATABASE_URL_FILE: z.string().default(''),
  DATA_DIR: z.string().default('.data/database'),
  DATABASE_POOL_SIZE: count.min(1, 'must be at least 1').max(500).default(10),
  FIREBASE_PROJECT_ID: z
    .string('is missing: the id of the Firebase project')
    .regex(/^[a-z][a-z0-9-]{3,29}$/, 'is not the id of a Firebase project'),
  FIREBASE_API_KEY: z.string().default(''),
  // 32 characters of base64 are 24 random bytes.
  HASH_KEY: z.string().min(32, 'must have at least 32 characters').default(''),
  FIREBASE_STORAGE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,220}$/, 'is not the name of a bucket')
    .default(''),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().default(''),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string().default(''),
  ALLOW_UNSIGNED_TOKENS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  CORS_ORIGINS: z.string().default(''),
  TRUST_PROXY: count.min(0, 'must be 0 or more').max(10, 'must be at most 10').default(0),
  RATE_LIMIT_REGISTER: limit('60/3600'),
  RATE_LIMIT_LOGIN: limit('120/300'),
  RATE_LIMIT_RESOLVE_LOGIN: limit('20/300'),
  RATE_LIMIT_REPORT: limit('10/3600'),
  RATE_LIMIT_WEB_VITALS: limit('300/300'),
  RATE_LIMIT_SITE_REPORTS: limit('30/3600'),
  BUG_REPORT_DAYS: count
    .min(1, 'must be at least 1')
    .max(3650, 'must be at most 3650')
    .default(365),
  CLEAN_UP_CONFIRMED_ON: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, as in 2026-12-31')
    .default(''),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .default('info'),
})

export type Settings = z.infer<typeof environment>

/** Receives a message about a missing or invalid setting. It begins with the name of the setting. */
export type ReportProblem = (problem: string) => void

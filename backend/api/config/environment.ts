import { z } from 'zod'
import { limit } from './limits.ts'

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0)
  .max(65_535)
const count = z.coerce.number('must be a whole number').int('must be a whole number')

/** The texts of the environment and their own shapes; what settings ask of each other stands beside this file. */
export const environment = z.object({
  NODE_ENV: z.string().default('development'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(8787),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .default(''),
  DATA_DIR: z.string().default('.data/database'),
  DATABASE_POOL_SIZE: count.min(1, 'must be at least 1').max(500).default(10),
  FIREBASE_PROJECT_ID: z
    .string('is missing: the id of the Firebase project')
    .regex(/^[a-z][a-z0-9-]{3,29}$/, 'is not the id of a Firebase project'),
  FIREBASE_API_KEY: z.string().default(''),
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
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .default('info'),
})

/** The environment once it has been read. */
export type Settings = z.infer<typeof environment>

/** Takes a sentence about a setting that is missing or wrong. */
export type Complain = (sentence: string) => void

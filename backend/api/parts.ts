import type { Logger } from 'pino'
import type { ApiConfig } from './config.ts'
import type { Database } from './database/open.ts'
import type { SpendLimit } from './http/rate-limits.ts'
import type { PasswordCheck } from './identity/password-check.ts'
import type { TokenCheck } from './identity/token-check.ts'

/** What the calls are made of; one set for each app. */
export type Parts = {
  config: ApiConfig
  db: Database
  log: Logger
  /** Epoch milliseconds. */
  now: () => number
  checkToken: TokenCheck
  checkPassword: PasswordCheck
  spend: SpendLimit
}

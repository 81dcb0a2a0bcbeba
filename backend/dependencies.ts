import type { Logger } from 'pino'
import type { ApiConfig } from './config.ts'
import type { DatabaseNow } from './database/now.ts'
import type { Database } from './database/open.ts'
import type { Readiness } from './health/readiness.ts'
import type { EnforceRateLimit } from './http/rate-limits.ts'
import type { AccountLookup } from './identity/account-lookup.ts'
import type { PasswordCheck } from './identity/password-check.ts'
import type { TokenCheck } from './identity/token-check.ts'
import type { Metrics } from './metrics/metrics.ts'

/** The dependencies of the routes, one set per app. */
export type Dependencies = {
  config: ApiConfig
  db: Database
  log: Logger
  /** The clock of this process, in epoch milliseconds. It never decides about stored rows. */
  now: () => number
  databaseNow: DatabaseNow
  checkToken: TokenCheck
  checkPassword: PasswordCheck
  lookUpAccount: AccountLookup
  enforceRateLimit: EnforceRateLimit
  readiness: Readiness
  /** Absent if nothing is counted. */
  metrics?: Metrics
}

/** The dependencies of changes to a member's record. */
export type RecordDependencies = Pick<Dependencies, 'db' | 'log' | 'databaseNow' | 'lookUpAccount'>

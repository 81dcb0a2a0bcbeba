import type { Logger } from 'pino'
import type { ApiConfig } from '../config.ts'
import { databaseErrorClass } from '../database/error-class.ts'
import { databaseNow as now } from '../database/now.ts'
import { describeError } from '../http/describe-error.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type CleanUpOptions, cleanUp } from './clean-up.ts'
import type { CleanUpKind } from './kinds.ts'

/**
 * Cleans up now and every hour. Every instance may do so. Returns a function that stops it and resolves
 * when the running batch has ended.
 */
export const scheduleCleanUp = ({
  db,
  log,
  metrics,
  bugReportDays,
  cleanUpConfirmedOn: confirmedOn,
}: Pick<CleanUpOptions, 'db'> &
  Pick<ApiConfig, 'bugReportDays' | 'cleanUpConfirmedOn'> & {
    log: Logger
    /** Without it nothing is counted. */
    metrics?: Metrics
  }): (() => Promise<void>) => {
  let stopping = false
  let running: Promise<void> | null = null

  const onFailure = (kind: CleanUpKind, error: unknown) => {
    log.error({ kind: 'clean-up', rows: kind, ...describeError(error) }, 'clean-up failed')
    const errorClass = databaseErrorClass(error)
    if (errorClass !== null) metrics?.countDatabaseError(errorClass)
  }
  const run = async () => {
    const startedAt = performance.now()
    const isStopping = () => stopping
    const expiry = { now, bugReportDays, confirmedOn }
    const results = await cleanUp({ db, ...expiry, isStopping, onFailure })
    for (const [rows, { outcome, expired, stored }] of Object.entries(results)) {
      if (outcome !== 'unconfirmed') continue
      log.error({ kind: 'clean-up', rows, expired, stored }, 'clean-up not confirmed')
    }
    metrics?.countCleanUp(results)
    log.info({ ...results, milliseconds: Math.round(performance.now() - startedAt) }, 'cleaned up')
  }
  const start = () => {
    // A clean-up of a backlog can take longer than an hour.
    running ??= run().finally(() => {
      running = null
    })
  }
  start()
  const timer = setInterval(start, hour)
  timer.unref()
  return async () => {
    stopping = true
    clearInterval(timer)
    await running
  }
}

const hour = 60 * 60 * 1000

import type { Logger } from 'pino'
import { type DatabaseProbe, probeLimit } from './database-probe.ts'
import { newestMigration } from './database-state.ts'

/** Why an instance must not receive requests. */
export const notReadyReasons = [
  'stopping',
  'database-unreachable',
  'standby',
  'read-only',
  'migrations-behind',
  'clocks-differ',
  'writes-fail',
  'no-signing-keys',
] as const

export type NotReady = (typeof notReadyReasons)[number]

/** Whether this instance can serve requests. */
export type Readiness = {
  /** Resolves with null if it can. Queries the database at most once a second. */
  check(): Promise<NotReady | null>
  /** Notes the SQLSTATE of a failed request. After a few of a database that cannot write, the instance is not ready. */
  noteError(code: string): void
  /** Makes every later check resolve with 'stopping'. */
  stop(): void
}

/** The part of the identity service's signing keys that readiness needs. */
export type SigningKeys = {
  /** Undefined until the keys have been fetched once. */
  jwks(): object | undefined
  reload(): Promise<void>
}

/**
 * An instance is ready if its database accepts writes and has at least the migrations of this release, if their clocks
 * agree, since it checks the times of tokens, if requests have not just failed because it cannot write, and if the signing
 * keys have been fetched once. A later refresh that fails does not matter: the cached keys still work, and every other instance would fail as well. A slow database does not matter for 3 s:
 * otherwise a load balancer could remove all instances at once on a busy machine.
 */
export const createReadiness = ({
  probe,
  keys,
  log,
  now = () => performance.now(),
}: {
  probe: DatabaseProbe
  /** Absent if tokens are not signed. */
  keys?: SigningKeys
  log: Logger
  /** Monotonic milliseconds. */
  now?: () => number
}): Readiness => {
  const migration = newestMigration()
  let stopping = false
  let cached: { at: number; reason: NotReady | null } | null = null
  let lastResult: { at: number; reason: NotReady | null } | null = null
  let running: Promise<NotReady | null> | null = null
  let failedWrites: number[] = []

  const refresh = async (): Promise<NotReady | null> => {
    const [result, signingKeys] = await Promise.all([
      databaseReason(probe, migration),
      keysReason(keys),
    ])
    if (result !== 'timed out') lastResult = { at: now(), reason: result }
    const isFresh = lastResult !== null && now() - lastResult.at < maxResultAge
    const database = isFresh ? lastResult?.reason : 'database-unreachable'
    failedWrites = failedWrites.filter((at) => now() - at < failureWindow)
    const writes = failedWrites.length < minFailures ? null : 'writes-fail'
    const reason = database ?? writes ?? signingKeys
    if (reason !== (cached ? cached.reason : 'unknown')) logChange(log, reason)
    cached = { at: now(), reason }
    return reason
  }
  return {
    check: async () => {
      if (stopping) return 'stopping'
      if (cached && now() - cached.at < cacheTime) return cached.reason
      running ??= refresh().finally(() => {
        running = null
      })
      const reason = await running
      return stopping ? 'stopping' : reason
    },
    noteError: (code) => {
      if (unwritableStates.has(code)) failedWrites.push(now())
    },
    stop: () => {
      stopping = true
    },
  }
}

/** Milliseconds. With the probe's limit and a check every second, a load balancer notices a standby within 3 s. */
const cacheTime = 1000

/** Milliseconds. The last result stays valid for this time while the database is slow. */
const maxResultAge = 3000

/** SQLSTATEs that no query of the readiness check meets: a full disk, no memory; and those that it may meet later. */
const unwritableStates: ReadonlySet<string> = new Set(['53100', '53200', '57P03', '25006'])

/** So many failed requests within `failureWindow` ms are not a coincidence. Later failovers stay as short as they are. */
const minFailures = 3
const failureWindow = 5000

/** Milliseconds. NTP keeps clocks within a few. */
const maxClockDifference = 2000

const databaseReason = async (
  probe: DatabaseProbe,
  migration: number,
): Promise<NotReady | 'timed out' | null> => {
  const reading = probe.readState()
  // A result after the limit is dropped, and so is an error.
  reading.catch(ignoreUntilNextCheck)
  try {
    const state = await withinLimit(reading)
    if (state === 'timed out') return 'timed out'
    if (state.standby) return 'standby'
    if (state.readOnly) return 'read-only'
    if (state.migratedTo < migration) return 'migrations-behind'
    return state.clockDifference > maxClockDifference ? 'clocks-differ' : null
  } catch {
    return 'database-unreachable'
  }
}

const keysReason = async (keys: SigningKeys | undefined): Promise<NotReady | null> => {
  if (!keys || keys.jwks()) return null
  await withinLimit(keys.reload().catch(ignoreUntilNextCheck))
  return keys.jwks() ? null : 'no-signing-keys'
}

const withinLimit = async <Value>(reading: Promise<Value>): Promise<Value | 'timed out'> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<'timed out'>((resolve) => {
    timer = setTimeout(() => resolve('timed out'), probeLimit)
  })
  try {
    return await Promise.race([reading, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const ignoreUntilNextCheck = (): void => {}

const logChange = (log: Logger, reason: NotReady | null): void => {
  if (reason === null) log.info('ready')
  else log.warn({ kind: 'readiness', reason }, 'not ready')
}

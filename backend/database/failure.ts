/** Returns the SQLSTATE or network code of a failed query, or ''. */
export const databaseCode = (error: unknown): string => {
  for (let link: unknown = error; link instanceof Error; link = link.cause) {
    if ('code' in link && typeof link.code === 'string') return link.code
  }
  return ''
}

/** Returns the unique constraint that a write violated, or ''. */
export const violatedConstraint = (error: unknown): string => {
  for (let link: unknown = error; link instanceof Error; link = link.cause) {
    if ('code' in link && link.code === '23505' && 'constraint' in link) {
      return String(link.constraint)
    }
  }
  return ''
}

/** Whether the transaction may succeed on retry (serialization failure, deadlock). */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(databaseCode(error))

/** Whether a statement timed out while it waited for a lock (`lock_timeout`). */
export const isLockTimeout = (error: unknown): boolean => databaseCode(error) === '55P03'

/**
 * Whether the database could not process the statement at all: it is down, starting, full, slow, cut off, or a
 * standby. The same request can succeed later. After a failed COMMIT the outcome is unknown.
 */
export const isUnreachable = (error: unknown): boolean => {
  const code = databaseCode(error)
  return (
    unavailableStates.test(code) ||
    networkCodes.has(code) ||
    connectionMessages.some((text) => rootMessage(error).includes(text))
  )
}

/**
 * SQLSTATEs: connection (08), read-only (25006), session timeouts (25P03, 25P04), resources (53),
 * lock timeout (55P03), statement timeout (57014), shutdown and start (57P). Conflicts (40001,
 * 40P01) only reach this check after all retries.
 */
const unavailableStates = /^(08|25006|25P0[34]|40001|40P01|53|55P03|57014|57P)/

const networkCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages of node-postgres errors that have no code. */
const connectionMessages = [
  'Connection terminated',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'is not queryable',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
]

const rootMessage = (error: unknown): string => {
  let text = ''
  for (let link: unknown = error; link instanceof Error; link = link.cause) text = link.message
  return text
}

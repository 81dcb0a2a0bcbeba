import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, test } from 'vitest'
import { isRetryable, isUnreachable } from '../../backend/database/failure.ts'

/** An error of the driver, as drizzle wraps it. */
const failed = (code: string, message = 'some text') =>
  new DrizzleQueryError('select', [], Object.assign(new Error(message), { code }))

describe('an unreachable database', () => {
  test.each([
    ['08000', 'a connection error'],
    ['08003', 'a connection that does not exist'],
    ['08006', 'a connection that failed'],
    ['08P01', 'an error of PgBouncer'],
    ['25006', 'a read-only standby'],
    ['25P03', 'an idle transaction that timed out'],
    ['40001', 'a conflict after all retries'],
    ['53300', 'too many connections'],
    ['55P03', 'a lock that another session holds'],
    ['57014', 'a statement that took too long'],
    ['57P01', 'a server that is shut down'],
    ['57P02', 'a server that crashed'],
    ['57P03', 'a server that is starting'],
    ['EAI_AGAIN', 'a name server that does not answer'],
    ['ECONNREFUSED', 'a closed port'],
    ['ECONNRESET', 'a connection that was reset'],
    ['EHOSTUNREACH', 'a host without a route'],
    ['ENETUNREACH', 'a network without a route'],
    ['ENOTFOUND', 'an unknown host name'],
    ['EPIPE', 'a closed pipe'],
    ['ETIMEDOUT', 'a host that does not answer'],
  ])('is detected by %s: %s', (code) => {
    expect(isUnreachable(failed(code))).toBe(true)
  })

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Cannot use a pool after calling end on the pool',
  ])('is detected by the message "%s"', (text) => {
    expect(isUnreachable(new DrizzleQueryError('select', [], new Error(text)))).toBe(true)
  })

  test.each([
    ['23505', 'a duplicate'],
    ['42703', 'a column that does not exist'],
    ['22P05', 'a character that cannot be stored'],
    ['42501', 'a missing privilege'],
  ])('is not detected by %s: %s', (code) => {
    expect(isUnreachable(failed(code))).toBe(false)
  })

  test('is not detected by an error of our code', () => {
    expect(isUnreachable(new TypeError('x is not a function'))).toBe(false)
    expect(isUnreachable('Connection terminated')).toBe(false)
  })
})

test.each([
  ['40001', true],
  ['40P01', true],
  ['08006', false],
  ['57P01', false],
])('a transaction that failed with %s is retried: %s', (code, isRetried) => {
  expect(isRetryable(failed(code))).toBe(isRetried)
})

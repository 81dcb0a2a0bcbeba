import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../machines/failure.ts'
import { logUncaught } from '../../src/services/uncaught-errors.ts'

const open = ({ isShown = false } = {}) => {
  const page = new EventTarget()
  const lines: string[] = []
  logUncaught(page, {
    log: { failure: (where, { kind }) => lines.push(`${where}: ${kind}`) },
    isShown,
  })
  /** Dispatches an error event. Returns whether the browser would print the error. */
  const dispatchError = (type: string, details: object) =>
    page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), details))
  return { lines, dispatchError }
}

describe('an uncaught error', () => {
  test.each([
    ['error', { error: new TypeError('ada@example.com is not a function') }],
    ['unhandledrejection', { reason: 'the token of ada@example.com' }],
  ])('is logged without its message and not printed on the console: %s', (type, details) => {
    const { lines, dispatchError } = open()
    expect(dispatchError(type, details)).toBe(false)
    expect(lines).toEqual(['run the site: unknown'])
  })

  test('is logged with its kind if it has one', () => {
    const { lines, dispatchError } = open()
    dispatchError('unhandledrejection', { reason: new ServiceFailure({ kind: 'timed out' }) })
    expect(lines).toEqual(['run the site: timed out'])
  })

  test('is also printed on the console in development', () => {
    const { lines, dispatchError } = open({ isShown: true })
    expect(dispatchError('error', { error: new Error('Oops.') })).toBe(true)
    expect(lines).toEqual(['run the site: unknown'])
  })

  test('without an error object is not logged', () => {
    const { lines, dispatchError } = open()
    expect(dispatchError('error', { error: null })).toBe(true)
    expect(lines).toEqual([])
  })
})

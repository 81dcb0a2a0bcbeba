import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../machines/failure.ts'
import { logUncaught } from '../../src/app/last-resort.ts'

const open = ({ isShown = false } = {}) => {
  const page = new EventTarget()
  const lines: string[] = []
  logUncaught(page, {
    log: { failure: (where, { kind }) => lines.push(`${where}: ${kind}`) },
    isShown,
  })
  /** Says whether the browser would write the error itself. */
  const happens = (type: string, facts: object) =>
    page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), facts))
  return { lines, happens }
}

describe('an error that nobody catches', () => {
  test.each([
    ['error', { error: new TypeError('ada@example.com is not a function') }],
    ['unhandledrejection', { reason: 'the token of ada@example.com' }],
  ])('is logged without its text, and kept from the console: %s', (type, facts) => {
    const { lines, happens } = open()
    expect(happens(type, facts)).toBe(false)
    expect(lines).toEqual(['run the site: unknown'])
  })

  test('is logged by its kind where it has one', () => {
    const { lines, happens } = open()
    happens('unhandledrejection', { reason: new ServiceFailure({ kind: 'timed out' }) })
    expect(lines).toEqual(['run the site: timed out'])
  })

  test('is left to the console too while the site is developed', () => {
    const { lines, happens } = open({ isShown: true })
    expect(happens('error', { error: new Error('Oops.') })).toBe(true)
    expect(lines).toEqual(['run the site: unknown'])
  })

  test('that the browser tells nothing about is left to the browser', () => {
    const { lines, happens } = open()
    expect(happens('error', { error: null })).toBe(true)
    expect(lines).toEqual([])
  })
})

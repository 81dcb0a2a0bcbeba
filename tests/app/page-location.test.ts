import { describe, expect, test } from 'vitest'
import {
  emailIn,
  pageKeyAt,
  pageNameOf,
  pagePath,
  returnPath,
  toPageLocation,
} from '../../src/app/navigation/page-location.ts'

const location = (pathname: string, state: Record<string, unknown> = {}) => ({
  pathname,
  state: { __TSR_index: 0, ...state },
})

describe('the page at a URL', () => {
  test.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/Login', '/login'],
    ['/login/', '/login'],
    ['/LOGIN//', '/login'],
  ])('is the same for every spelling that the router matches: %s', (pathname, path) => {
    expect(pagePath(pathname)).toBe(path)
    expect(pageNameOf(pathname)).toBe(path)
  })

  test.each(['/maya@lindqvist.example', '/login/maya', '//login'])(
    'that the site does not have is reported without its path: %s',
    (pathname) => expect(pageNameOf(pathname)).toBe('other'),
  )
})

describe('the history state of a page', () => {
  test('contains a return path of this site only (fault 107)', () => {
    expect(returnPath(location('/login', { returnTo: '/settings?tab=1' }))).toEqual({
      path: '/settings?tab=1',
      owner: null,
    })
    expect(returnPath(location('/login', { returnTo: 'https://evil.example' }))).toBeNull()
    expect(returnPath(location('/login'))).toBeNull()
  })

  test('contains the email that is pending verification, of at most 320 characters', () => {
    const longest = 'm'.repeat(320)
    expect(emailIn(location('/verify-email', { email: longest }))).toBe(longest)
    expect(emailIn(location('/verify-email', { email: `${longest}m` }))).toBeNull()
    for (const email of [7, ['maya@lindqvist.example']])
      expect(emailIn(location('/verify-email', { email }))).toBeNull()
    expect(toPageLocation(location('/verify-email', { email: longest, returnTo: '/' }))).toEqual({
      email: longest,
      returnTo: { path: '/', owner: null },
    })
  })
})

describe('the key of a page', () => {
  test('is its path, and on /verify-email also the email', () => {
    const email = 'maya@lindqvist.example'
    expect(pageKeyAt(location('/Settings/', { email }))).toBe('/settings')
    expect(pageKeyAt(location('/verify-email', { email }))).toBe(`/verify-email ${email}`)
  })

  test('does not exist where no page runs', () => {
    expect(pageKeyAt(location('/nowhere'))).toBeNull()
    expect(pageKeyAt(location('/constructor'))).toBeNull()
  })
})

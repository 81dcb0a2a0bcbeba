import { replay } from 'statewalk'
import { expect, test } from 'vitest'
import { accessTo, isAccessKnown, isMember, runsGuardsAgain } from '../../../machines/app/access.ts'
import { onboardingModel } from '../../../machines/onboarding/onboarding-model.ts'
import { isPage, type Page } from '../../../machines/paths.ts'
import { sessionModel } from '../../../machines/session/session-model.ts'

const sessionAt = (input: string, ...moves: string[]) =>
  replay(sessionModel, { input, moves }).snapshot()
const onboardingAt = (...moves: string[]) =>
  replay(onboardingModel, { input: 'a visitor', moves }).snapshot()

const visitor = sessionAt('an empty storage')
const member = sessionAt(
  'a stored member',
  'read identity: finds the member',
  'load member: is loaded',
)
const deleting = sessionAt('an unfinished deletion', 'read identity: finds the member')
const restoreFailed = sessionAt('a stored member', 'read identity: fails')
const nothingPending = onboardingAt()

const open: readonly Page[] = ['/', '/verify-email']
const forVisitors: readonly Page[] = ['/login', '/signup', '/forgot-password']
const forMembers: readonly Page[] = [
  '/profile-completion',
  '/preferences',
  '/profile',
  '/edit-profile',
  '/update-preferences',
  '/settings',
]

test('a path without a page is none', () => {
  for (const page of [...open, ...forVisitors, ...forMembers]) expect(isPage(page)).toBe(true)
  for (const path of ['/nowhere', '/login/', 'login', '']) expect(isPage(path)).toBe(false)
})

test('visitors can open the public pages, and are redirected from member pages to /login', () => {
  for (const page of [...open, ...forVisitors])
    expect(accessTo(page, visitor, nothingPending)).toBe('open')
  for (const page of forMembers)
    expect(accessTo(page, visitor, nothingPending)).toEqual({ redirect: '/login' })
})

test('members can open every page that is not for visitors', () => {
  for (const page of [...open, ...forMembers])
    expect(accessTo(page, member, nothingPending)).toBe('open')
})

test.each([
  ['nothing is pending', [], '/'],
  ['a profile is pending', ['signed in (without a name)'], '/profile-completion'],
  ['interests are pending', ['signed in (without interests)'], '/preferences'],
])('members are redirected from the pages for visitors if %s', (_, moves, redirect) => {
  const onboarding = onboardingAt(...moves)
  for (const page of forVisitors) expect(accessTo(page, member, onboarding)).toEqual({ redirect })
})

test('members with an unfinished deletion can only open /settings and public pages', () => {
  expect(accessTo('/settings', deleting, nothingPending)).toBe('open')
  for (const page of open) expect(accessTo(page, deleting, nothingPending)).toBe('open')
  for (const page of [...forVisitors, ...forMembers.filter((path) => path !== '/settings')])
    expect(accessTo(page, deleting, nothingPending)).toEqual({ redirect: '/settings' })
})

test('member pages stay open after a failed restore, which offers Retry there', () => {
  for (const page of forMembers) expect(accessTo(page, restoreFailed, nothingPending)).toBe('open')
})

test('a member page waits until the session is restored, a page for visitors until it is settled', () => {
  const restoring = sessionAt('a stored member')
  const loading = sessionAt('a stored member', 'read identity: finds the member')
  const signingIn = sessionAt('an empty storage', 'identity verified (by password)')
  for (const page of open) expect(isAccessKnown(page, restoring)).toBe(true)
  for (const page of [...forMembers, ...forVisitors])
    expect(isAccessKnown(page, restoring)).toBe(false)
  for (const page of forMembers) expect(isAccessKnown(page, loading)).toBe(true)
  for (const page of forVisitors) {
    for (const session of [loading, signingIn]) expect(isAccessKnown(page, session)).toBe(false)
    expect(isAccessKnown(page, member)).toBe(true)
  }
})

test('whether a member is signed in is unknown while a session is restored or signs in', () => {
  const signingIn = sessionAt('an empty storage', 'identity verified (by password)')
  expect([sessionAt('a stored member'), signingIn].map(isMember)).toEqual([undefined, undefined])
  expect([visitor, member, deleting].map(isMember)).toEqual([false, true, true])
})

test('a logout elsewhere after a failed restore runs the guards again, because a member page is open', () => {
  expect(accessTo('/profile', restoreFailed, nothingPending)).toBe('open')
  const loggedOut = sessionAt(
    'a stored member',
    'read identity: fails',
    'storage changed (to nothing)',
  )
  expect(isMember(loggedOut)).not.toBe(isMember(restoreFailed))
  expect(runsGuardsAgain(isMember(restoreFailed), loggedOut)).toBe(true)
})

test('the guards run again when a session ends, and when one begins outside of this tab', () => {
  const loading = sessionAt('a stored member', 'read identity: finds the member')
  expect(runsGuardsAgain(true, visitor)).toBe(true)
  expect(runsGuardsAgain(false, loading)).toBe(true)
  expect(runsGuardsAgain(false, member)).toBe(false)
  expect(runsGuardsAgain(undefined, visitor)).toBe(false)
})

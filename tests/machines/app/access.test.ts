import { replay } from 'statewalk'
import { expect, test } from 'vitest'
import { accessTo } from '../../../machines/app/access.ts'
import { onboardingModel } from '../../../machines/onboarding/onboarding-model.ts'
import type { Page } from '../../../machines/paths.ts'
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

import { expect, test } from 'vitest'
import { historyChangeFor } from '../../../machines/app/history-change.ts'
import { navigateTo } from '../../../machines/paths.ts'
import { nothingStored } from '../../../machines/session/session-entries.ts'

const visitor = { stored: nothingStored, formerUid: null, ended: null }

const at = (path: string, cameFrom?: string) => ({ path, href: `${path}?a=1`, cameFrom })

test('a page stays in the history, a form does not', () => {
  expect(historyChangeFor(navigateTo('/'), at('/profile'), visitor)).toEqual({
    kind: 'push',
    state: {},
  })
  expect(historyChangeFor(navigateTo('/'), at('/login'), visitor)).toEqual({
    kind: 'replace',
    state: {},
  })
})

test.each([
  ['replace', '/login'],
  ['replace', '/signup'],
  ['replace', '/forgot-password'],
  ['replace', '/verify-email'],
  ['replace', '/profile-completion'],
  ['replace', '/preferences'],
  ['replace', '/edit-profile'],
  ['replace', '/update-preferences'],
  ['push', '/profile'],
  ['push', '/settings'],
  ['push', '/unknown'],
])('a navigation is a %s from %s', (kind, path) => {
  expect(historyChangeFor(navigateTo('/'), at(path), visitor)).toMatchObject({ kind })
})

test('a form leads back to the page whose link led to it', () => {
  expect(
    historyChangeFor(navigateTo('/profile'), at('/edit-profile', '/profile'), visitor),
  ).toEqual({
    kind: 'back',
  })
})

test('the way to /verify-email keeps the form and carries the email', () => {
  const email = 'maya@lindqvist.example'
  const pending = { ...visitor, stored: { ...nothingStored, tempUserEmail: email } }
  expect(historyChangeFor(navigateTo('/verify-email'), at('/signup'), pending)).toEqual({
    kind: 'push',
    state: { email },
  })
  for (const change of [
    historyChangeFor(navigateTo('/'), at('/signup'), pending),
    historyChangeFor(navigateTo('/verify-email'), at('/signup'), visitor),
  ])
    expect(change).toHaveProperty('state', {})
})

test('only a member page becomes the return path', () => {
  const login = navigateTo('/login', { withReturnPath: true })
  expect(historyChangeFor(login, at('/settings'), visitor)).toEqual({
    kind: 'push',
    state: { returnTo: '/settings?a=1', returnOwner: null },
  })
  expect(historyChangeFor(login, at('/'), visitor)).toEqual({ kind: 'push', state: {} })
})

test('an unknown path stays in the history, and becomes the return path', () => {
  const login = navigateTo('/login', { withReturnPath: true })
  expect(historyChangeFor(login, at('/about'), visitor)).toEqual({
    kind: 'push',
    state: { returnTo: '/about?a=1', returnOwner: null },
  })
})

test('the return path belongs to the member whose session has ended', () => {
  const login = navigateTo('/login', { withReturnPath: true })
  const session = { ...visitor, formerUid: 'uid-maya' }
  expect(historyChangeFor(login, at('/settings'), session)).toEqual({
    kind: 'push',
    state: { returnTo: '/settings?a=1', returnOwner: 'uid-maya' },
  })
})

test('a page that is requested after a logout belongs to no member', () => {
  const login = navigateTo('/login', { withReturnPath: true })
  const ended = { reason: 'logged out', pendingEmail: null } as const
  expect(
    historyChangeFor(login, at('/settings'), { ...visitor, formerUid: 'uid-maya', ended }),
  ).toEqual({ kind: 'push', state: { returnTo: '/settings?a=1', returnOwner: null } })
})

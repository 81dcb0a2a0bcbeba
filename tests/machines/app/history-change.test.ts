import { expect, test } from 'vitest'
import { historyChangeFor } from '../../../machines/app/history-change.ts'
import { navigateTo } from '../../../machines/paths.ts'

const at = (path: string, cameFrom?: string) => ({ path, href: `${path}?a=1`, cameFrom })

test('a page stays in the history, a form does not', () => {
  expect(historyChangeFor(navigateTo('/'), at('/profile'), null)).toEqual({
    kind: 'push',
    state: {},
  })
  expect(historyChangeFor(navigateTo('/'), at('/login'), null)).toEqual({
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
  expect(historyChangeFor(navigateTo('/'), at(path), null)).toMatchObject({ kind })
})

test('a form leads back to the page whose link led to it', () => {
  expect(historyChangeFor(navigateTo('/profile'), at('/edit-profile', '/profile'), null)).toEqual({
    kind: 'back',
  })
})

test('the way to /verify-email keeps the form and carries the email', () => {
  const email = 'maya@lindqvist.example'
  expect(historyChangeFor(navigateTo('/verify-email'), at('/signup'), email)).toEqual({
    kind: 'push',
    state: { email },
  })
  for (const change of [
    historyChangeFor(navigateTo('/'), at('/signup'), email),
    historyChangeFor(navigateTo('/verify-email'), at('/signup'), null),
  ])
    expect(change).toHaveProperty('state', {})
})

test('only a member page becomes the return path', () => {
  const login = navigateTo('/login', { withReturnPath: true })
  expect(historyChangeFor(login, at('/settings'), null)).toEqual({
    kind: 'push',
    state: { returnTo: '/settings?a=1' },
  })
  expect(historyChangeFor(login, at('/'), null)).toEqual({ kind: 'push', state: {} })
})

test('an unknown path stays in the history, and becomes the return path', () => {
  const login = navigateTo('/login', { withReturnPath: true })
  expect(historyChangeFor(login, at('/about'), null)).toEqual({
    kind: 'push',
    state: { returnTo: '/about?a=1' },
  })
})

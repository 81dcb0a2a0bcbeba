import { expect, test } from 'vitest'
import { watchForStoredSession } from '../../../src/services/browser-storage/stored-session.ts'
import { createFakeTabs } from '../../support/fakes/browser.ts'

/** Watches for a stored session in one tab and counts the calls. */
const openTabs = () => {
  const openTab = createFakeTabs()
  const tab = openTab()
  let calls = 0
  return {
    tab,
    other: openTab(),
    calls: () => calls,
    watch: () =>
      watchForStoredSession(tab, () => {
        calls += 1
      }),
  }
}

test('a browser with an empty storage, or only a theme and a reload, has no stored session', () => {
  const { tab, watch, calls } = openTabs()
  tab.localStorage.setItem('trellis:theme', 'dark')
  tab.sessionStorage.setItem('trellis:reloaded', '/assets/login-1a2b3c4d.js')
  watch()
  expect(calls()).toBe(0)
})

test.each([
  ['token', 'localStorage'],
  ['tempUserEmail', 'localStorage'],
  ['trellis:sign-up-draft', 'localStorage'],
  ['trellis:draft', 'sessionStorage'],
] as const)('%s in %s is a stored session', (key, storage) => {
  const { tab, watch, calls } = openTabs()
  tab[storage].setItem(key, 'x')
  watch()
  expect(calls()).toBe(1)
})

test('a session that another tab stores is reported once', () => {
  const { other, watch, calls } = openTabs()
  watch()
  other.localStorage.setItem('trellis:theme', 'dark')
  expect(calls()).toBe(0)
  other.localStorage.setItem('token', 'x')
  other.localStorage.setItem('isLoggedIn', 'true')
  expect(calls()).toBe(1)
})

test('a stopped watcher is not called', () => {
  const { other, watch, calls } = openTabs()
  watch()()
  other.localStorage.setItem('token', 'x')
  expect(calls()).toBe(0)
})

test('a browser with a blocked storage has no stored session', () => {
  const { tab, watch, calls } = openTabs()
  tab.localStorage.forbid()
  tab.sessionStorage.forbid()
  watch()
  expect(calls()).toBe(0)
})

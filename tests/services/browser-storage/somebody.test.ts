import { expect, test } from 'vitest'
import { watchForSomebody } from '../../../src/services/browser-storage/somebody.ts'
import { createFakeTabs } from '../../support/fakes/browser.ts'

/** Watches from one tab, and counts what it was told. */
const watched = () => {
  const openTab = createFakeTabs()
  const tab = openTab()
  let told = 0
  return {
    tab,
    other: openTab(),
    told: () => told,
    watch: () =>
      watchForSomebody(tab, () => {
        told += 1
      }),
  }
}

test('a browser that keeps nothing, or only a theme and a reload, knows nobody', () => {
  const { tab, watch, told } = watched()
  tab.localStorage.setItem('trellis:theme', 'dark')
  tab.sessionStorage.setItem('trellis:reloaded', '/assets/login-1a2b3c4d.js')
  watch()
  expect(told()).toBe(0)
})

test.each([
  ['token', 'localStorage'],
  ['tempUserEmail', 'localStorage'],
  ['trellis:sign-up-draft', 'localStorage'],
  ['trellis:draft:login', 'sessionStorage'],
] as const)('%s in %s is somebody’s', (key, storage) => {
  const { tab, watch, told } = watched()
  tab[storage].setItem(key, 'x')
  watch()
  expect(told()).toBe(1)
})

test('somebody who comes in another tab is told of once', () => {
  const { other, watch, told } = watched()
  watch()
  other.localStorage.setItem('trellis:theme', 'dark')
  expect(told()).toBe(0)
  other.localStorage.setItem('token', 'x')
  other.localStorage.setItem('isLoggedIn', 'true')
  expect(told()).toBe(1)
})

test('whoever stopped watching is told nothing', () => {
  const { other, watch, told } = watched()
  watch()()
  other.localStorage.setItem('token', 'x')
  expect(told()).toBe(0)
})

test('a browser that forbids its storage knows nobody', () => {
  const { tab, watch, told } = watched()
  tab.localStorage.forbid()
  tab.sessionStorage.forbid()
  watch()
  expect(told()).toBe(0)
})

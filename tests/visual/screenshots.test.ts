import { expect, test } from 'vitest'
import { screenshotsOf } from './screenshots.ts'

const seen = (groups: Parameters<typeof screenshotsOf>[0]) =>
  screenshotsOf(groups).map(({ address, name, view }) => `${address} as ${name}, ${view}`)

test('a component with all its states is taken in both views', () => {
  expect(seen([{ entries: { chip: { states: { rest: 1, chosen: 1 } } } }])).toEqual([
    '#chip as chip, phone-light',
    '#chip as chip, desk-dark',
  ])
})

test('of states that need a window the first is taken in both views, the others alternate', () => {
  const states = { closed: 1, open: 1, empty: 1 }
  expect(seen([{ entries: { menu: { alone: true, states } } }])).toEqual([
    '#menu/closed as menu-closed, phone-light',
    '#menu/closed as menu-closed, desk-dark',
    '#menu/open as menu-open, desk-dark',
    '#menu/empty as menu-empty, phone-light',
  ])
})

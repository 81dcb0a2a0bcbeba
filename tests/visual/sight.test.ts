import { expect, test } from 'vitest'
import { sightsOf } from './sight.ts'

const seen = (groups: Parameters<typeof sightsOf>[0]) =>
  sightsOf(groups).map(({ address, name, view }) => `${address} as ${name}, ${view}`)

test('a component is photographed with all its states, in both views', () => {
  expect(seen([{ entries: { chip: { states: { rest: 1, chosen: 1 } } } }])).toEqual([
    '#chip as chip, phone-light',
    '#chip as chip, desk-dark',
  ])
})

test('of states that need a window the first is photographed in both views, the others in turn', () => {
  const states = { closed: 1, open: 1, empty: 1 }
  expect(seen([{ entries: { menu: { alone: true, states } } }])).toEqual([
    '#menu/closed as menu-closed, phone-light',
    '#menu/closed as menu-closed, desk-dark',
    '#menu/open as menu-open, desk-dark',
    '#menu/empty as menu-empty, phone-light',
  ])
})

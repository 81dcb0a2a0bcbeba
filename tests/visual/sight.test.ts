import { expect, test } from 'vitest'
import { sightsOf } from './sight.ts'

test('a component is photographed once with all its states, one that needs a window once a state', () => {
  const groups = [
    { entries: { chip: { states: { rest: 1, chosen: 1 } } } },
    { entries: { menu: { alone: true as const, states: { closed: 1, open: 1 } } } },
  ]
  expect(sightsOf(groups)).toEqual([
    { address: '#chip', name: 'chip' },
    { address: '#menu/closed', name: 'menu-closed' },
    { address: '#menu/open', name: 'menu-open' },
  ])
})

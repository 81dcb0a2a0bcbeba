import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { brokenAlong, withoutMoves } from '../src/random-walk.ts'
import { simple } from './simple.ts'

const switchModel = simple(
  createMachine({
    id: 'switch',
    initial: 'off',
    states: {
      off: { on: { toggled: 'on', broken: 'broken' } },
      on: { on: { toggled: 'off' } },
      broken: {},
    },
  }),
  { invariants: { 'never breaks': ({ snapshot }) => !snapshot.matches('broken') } },
)

test('moves that only count together are left out in pairs', () => {
  const long = brokenAlong(switchModel, 'anyone', ['toggled', 'toggled', 'broken'])
  expect(long).toMatchObject({ rule: 'never breaks', detail: 'in "broken"' })
  expect(long?.moves).toEqual(['toggled', 'toggled', 'broken'])
  expect(long && withoutMoves(switchModel, long).moves).toEqual(['broken'])
})

test('a move that is not possible is left out, and time passes as it is named', () => {
  const moves = ['repaired', '⏲ 5 ms', 'toggled', 'broken', 'toggled', 'broken', 'toggled']
  expect(brokenAlong(switchModel, 'anyone', moves)?.moves).toEqual([
    '⏲ 5 ms',
    'toggled',
    'toggled',
    'broken',
  ])
  expect(brokenAlong(switchModel, 'anyone', ['toggled'])).toBeNull()
})

test('a broken temporal rule names the state', () => {
  const temporalRules = { 'stays off': { never: { entered: 'on' }, before: { sent: 'broken' } } }
  expect(brokenAlong({ ...switchModel, temporalRules }, 'anyone', ['toggled'])).toMatchObject({
    rule: 'stays off',
    detail: 'in "on"',
  })
})

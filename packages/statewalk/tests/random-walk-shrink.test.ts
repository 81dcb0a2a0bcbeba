import { expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { passOf, sendOf } from '../src/free-moves.ts'
import { brokenAlong, canMake, withoutMoves } from '../src/random-walk.ts'
import { startRun } from '../src/run.ts'
import { clockStart } from '../src/step-clock.ts'
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

test('a broken temporal rule names the state', () => {
  const temporalRules = { 'stays off': { never: { entered: 'on' }, before: { sent: 'broken' } } }
  expect(brokenAlong({ ...switchModel, temporalRules }, 'anyone', ['toggled'])).toMatchObject({
    rule: 'stays off',
    detail: 'in "on"',
  })
})

test('custom data is accepted as of the present moment', () => {
  const stamped = simple(
    setup({
      types: {
        context: {} as { last: number },
        events: {} as { type: 'stamped'; at: number },
      },
      guards: { 'is now': (_, { at }: { at: number }) => at === clockStart + 7 },
    }).createMachine({
      context: { last: 0 },
      on: {
        stamped: {
          guard: { type: 'is now', params: ({ event }) => event },
          actions: assign({ last: ({ event }) => event.at }),
        },
      },
    }),
  )
  const run = startRun(stamped, 'anyone')
  run.make(passOf(7))
  expect(canMake(run, sendOf('stamped', { at: 1 }))).toBe(true)
  expect(canMake(run, sendOf('stamped', {}))).toBe(false)
  expect(canMake(run, passOf(1))).toBe(true)
})

import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { checkInvariants } from '../src/invariants.ts'
import type { AnyModel } from '../src/model.ts'
import { named, simple } from './simple.ts'

const lamp = simple(
  setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: { target: 'on' } } },
      on: { after: { 5000: { target: 'off' } } },
    },
  }),
  {
    temporalRules: {
      'goes out': { after: { entered: 'on' }, expect: { entered: 'off' }, within: { ms: 4_999 } },
    },
  },
)

const brokenRules = (model: AnyModel) =>
  named(checkInvariants(model).violations)
    .map(({ rule }) => rule)
    .filter((rule) => rule === 'goes out')

test('a temporal rule does not judge what happens behind the bounds of the model', () => {
  expect(brokenRules(lamp)).toEqual(['goes out'])
  expect(brokenRules({ ...lamp, within: (_, { timers }) => timers === 0 })).toEqual([])
})

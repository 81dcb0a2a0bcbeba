import { expect, test } from 'vitest'
import { and, createMachine, not, or, stateIn } from 'xstate'
import { guardLabel, inlineGuardNames } from '../src/guards.ts'

test.each<[string, unknown]>([
  ['has power', 'has power'],
  ['has power', { type: 'has power' }],
  ['not has power', not('has power')],
  ['a and b', and(['a', { type: 'b' }])],
  ['a or not b', or(['a', not('b')])],
  ['in {on:bright}', stateIn({ on: 'bright' })],
  ...[() => true, null, undefined, 7, {}, { type: 7 }].map((guard): [string, unknown] => [
    'an unnamed guard',
    guard,
  ]),
])('a guard reads as “%s”', (label, guard) => {
  expect(guardLabel(guard)).toBe(label)
})

const hasPower = () => true
const unnamed = [() => false, () => true] as const

test('names inline guards after themselves, or after their transition and their place in it', () => {
  const { transitions } = createMachine({
    on: {
      pressed: [
        { guard: () => false },
        { guard: and([hasPower, or([...unnamed])]) },
        { guard: { type: 'a named one' } },
      ],
    },
  }).root
  const ids = new Map(
    [...transitions.values()].flat().map((each, index) => [each, `press ${index}`]),
  )
  expect(inlineGuardNames(ids)).toEqual([
    "guard of 'press 0'",
    'hasPower',
    "guard 2 of 'press 1'",
    "guard 3 of 'press 1'",
  ])
})

import { expect, test } from 'vitest'
import { and, createActor, createMachine, not, or, stateIn } from 'xstate'
import { guardLabel, guardSide, inlineGuardNames, reportingInline } from '../src/guards.ts'

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

test.each([
  ['holds', [() => true, 'open'] as const],
  ['does not hold', [() => false, 'shut'] as const],
])('reports every inline operand of a guard that %s', (side, [last, state]) => {
  const reported: string[] = []
  const guard = reportingInline(
    and([hasPower, not(or([unnamed[0], not(last)]))]),
    'push',
    (name, holds) => reported.push(guardSide(name, holds)),
  ) as () => boolean
  const machine = createMachine({
    initial: 'shut',
    states: { shut: { on: { pushed: { guard, target: 'open' } } }, open: {} },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'pushed' })
  expect(actor.getSnapshot().value).toBe(state)
  expect(reported).toEqual([
    'hasPower: holds',
    "guard 2 of 'push': does not hold",
    `guard 3 of 'push': ${side}`,
  ])
})

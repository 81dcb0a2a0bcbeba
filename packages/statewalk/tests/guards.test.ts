import { expect, test } from 'vitest'
import { and, createActor, not, or, setup, stateIn } from 'xstate'
import { guardLabel, guardSide, reportingGuards } from '../src/guards.ts'

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

test('reports the result of every guard, including composed ones', () => {
  const machine = setup({
    guards: {
      yes: () => true,
      no: () => false,
      both: and(['yes', 'no']),
      either: or(['no', 'yes']),
    },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: {
        on: {
          pushed: [
            { guard: 'both', target: 'broken' },
            { guard: 'either', target: 'open' },
          ],
        },
      },
      open: {},
      broken: {},
    },
  })
  const reported = new Set<string>()
  const guards = reportingGuards(machine, (name, holds) => reported.add(guardSide(name, holds)))
  const actor = createActor(machine.provide({ guards })).start()
  actor.send({ type: 'pushed' })
  expect(actor.getSnapshot().value).toBe('open')
  expect([...reported].sort()).toEqual([
    'both: does not hold',
    'either: holds',
    'no: does not hold',
    'yes: holds',
  ])
})

import { expect, test } from 'vitest'
import { and, createActor, createMachine, not, or, setup, stateIn } from 'xstate'
import {
  guardLabel,
  guardNames,
  guardSide,
  inlineGuardNames,
  reportingGuards,
  reportingInline,
} from '../src/guards.ts'

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

test('lists the names of named guards, operands included', () => {
  expect(guardNames('a')).toEqual(['a'])
  expect(guardNames({ type: 'a' })).toEqual(['a'])
  expect(guardNames(and(['a', or([{ type: 'b' }, not('c')])]))).toEqual(['a', 'b', 'c'])
  expect(guardNames(() => true)).toEqual([])
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

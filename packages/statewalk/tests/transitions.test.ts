import { describe, expect, test } from 'vitest'
import { and, createActor, createMachine, not, or, stateIn } from 'xstate'
import {
  activeStates,
  delayNamesOf,
  eventTypesOf,
  transitionsOf,
  wildcardsOf,
} from '../src/transitions.ts'
import { postMachine } from './toys.ts'

const ids = (machine: Parameters<typeof transitionsOf>[0]) => [...transitionsOf(machine).values()]

describe('the transitions of a machine', () => {
  test('have readable ids, in file order', () => {
    expect(ids(postMachine())).toEqual([
      'waiting: given up → gone',
      'waiting.polling.pausing: ⏱ poll interval → waiting.polling.looking',
      'waiting.polling.looking: look succeeds [has arrived] → arrived',
      'waiting.polling.looking: look succeeds [tries left] → waiting.polling.pausing',
      'waiting.polling.looking: look succeeds [otherwise] → waiting.polling.stopped',
      'waiting.polling.looking: look fails → waiting.polling.stopped',
      'waiting.polling.stopped: look again → waiting.polling.pausing',
      'waiting.sending.deciding: always → waiting.sending.ready',
      'waiting.sending.ready: send requested → waiting.sending.sending',
      'waiting.sending.sending: send succeeds → waiting.sending.cooling down',
      'waiting.sending.sending: send fails → waiting.sending.ready',
      'waiting.sending.cooling down: ⏱ cooldown → waiting.sending.ready',
      'arrived: ⏱ redirect → gone',
    ])
  })

  test('name composed guards, inner targets, re-entry, the root and duplicates', () => {
    const machine = createMachine({
      id: 'lamp',
      initial: 'off',
      on: { reset: { target: '.off', reenter: true } },
      states: {
        off: {
          on: {
            pressed: [
              { guard: and(['has power', not('is broken')]), target: 'on' },
              { guard: or(['is forced', { type: 'is tested' }]), target: 'on' },
              { guard: stateIn({ on: 'bright' }), target: 'on' },
              { guard: () => true, target: 'on' },
              { guard: () => false, target: 'on' },
            ],
          },
        },
        on: { initial: 'bright', states: { bright: {} }, after: { 500: { actions: 'blink' } } },
      },
    })
    expect(ids(machine)).toEqual([
      'lamp: reset → off (reenter)',
      'off: pressed [has power and not is broken] → on',
      'off: pressed [is forced or is tested] → on',
      'off: pressed [in {on:bright}] → on',
      'off: pressed [an unnamed guard] → on',
      'off: pressed [an unnamed guard] → on #2',
      'on: ⏱ 500 ms → stays',
    ])
    expect([...delayNamesOf(machine).values()]).toEqual(['500 ms'])
  })

  test('are named after their cause in a state with several services and timers', () => {
    const machine = createMachine({
      id: 'watch',
      initial: 'watching',
      states: {
        watching: {
          invoke: {
            src: 'look',
            onDone: { target: 'over' },
            onError: { target: 'over' },
            onSnapshot: { actions: 'note' },
          },
          on: { stopped: { target: ['over'] } },
          after: { patience: { target: 'over' }, 500: { actions: 'note' } },
        },
        over: {},
      },
    })
    expect(ids(machine).sort()).toEqual(
      [
        'watching: stopped → over',
        'watching: look succeeds → over',
        'watching: look fails → over',
        'watching: look reports → stays',
        'watching: ⏱ patience → over',
        'watching: ⏱ 500 ms → stays',
      ].sort(),
    )
  })
})

test('events and wildcards are listed once, in file order, without those of XState', () => {
  const handled = { actions: 'note' }
  const machine = createMachine({
    initial: 'on',
    on: { pressed: handled, '*': handled, 'xstate.done.actor.*': handled },
    states: { on: { on: { 'key.*': handled, pressed: handled, pulled: handled, '*': handled } } },
    after: { 10: { actions: 'note' } },
  })
  expect(eventTypesOf(machine)).toEqual(['pressed', 'pulled'])
  expect(wildcardsOf(machine)).toEqual(['*', 'key.*'])
})

test('lists active states in file order, independent of the order of entry', () => {
  const toggling = { initial: 'off', states: { off: { on: { pressed: 'on' } }, on: {} } }
  const machine = createMachine({
    id: 'desk',
    type: 'parallel',
    states: { lamp: toggling, fan: { initial: 'off', states: { off: {} } } },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'pressed' })
  expect(activeStates(actor.getSnapshot())).toEqual(['lamp', 'lamp.on', 'fan', 'fan.off'])
})

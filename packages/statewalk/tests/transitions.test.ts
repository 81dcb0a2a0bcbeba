import { describe, expect, test } from 'vitest'
import { and, createActor, createMachine, not, or, stateIn } from 'xstate'
import { servicePlacesOf } from '../src/service-places.ts'
import {
  activeStates,
  delayNamesOf,
  eventTypesOf,
  transitionsOf,
  wildcardsOf,
} from '../src/transitions.ts'
import { postMachine, quizMachine } from './toys.ts'

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

  test('keep their ids when implementations are provided', () => {
    expect(ids(quizMachine.provide({ guards: { 'has a word': () => true } }))).toEqual(
      ids(quizMachine),
    )
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

  test('leave out those that only forbid an event', () => {
    const machine = createMachine({ initial: 'shut', states: { shut: { on: { opened: {} } } } })
    expect(ids(machine)).toEqual([])
  })

  test('include one that only enters its state again', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { on: { pushed: { reenter: true } } } },
    })
    expect(ids(machine)).toEqual(['shut: pushed → stays (reenter)'])
  })

  test('include the end of a compound state', () => {
    const machine = createMachine({
      id: 'trip',
      initial: 'under way',
      states: {
        'under way': {
          initial: 'there',
          states: { there: { type: 'final' } },
          onDone: { target: 'home' },
        },
        home: {},
      },
    })
    expect(ids(machine)).toEqual(['under way: done → home'])
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

  test('name every target of several', () => {
    const machine = createMachine({
      id: 'desk',
      type: 'parallel',
      on: { cleared: { target: ['.lamp.off', '.book.shut'] } },
      states: {
        lamp: { initial: 'off', states: { off: {} } },
        book: { initial: 'shut', states: { shut: {} } },
      },
    })
    expect(ids(machine)).toEqual(['desk: cleared → lamp.off + book.shut'])
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

describe('services of one name', () => {
  const looking = { invoke: { src: 'look' } }

  test('are distinguished by the region in which they run', () => {
    const machine = createMachine({
      id: 'search',
      type: 'parallel',
      states: {
        polling: { initial: 'looking', states: { looking } },
        asking: { initial: 'looking', states: { looking } },
      },
    })
    expect([...servicePlacesOf(machine).values()]).toEqual(['polling', 'asking'])
  })

  test('are distinguished by the part of their place that they do not share', () => {
    const loading = { initial: 'load', states: { load: { invoke: { src: 'look' } } } }
    const machine = createMachine({
      id: 'search',
      initial: 'searching',
      states: {
        searching: {
          type: 'parallel',
          states: {
            left: { type: 'parallel', states: { one: loading, two: loading } },
            right: { initial: 'one', states: { one: loading } },
          },
        },
      },
    })
    expect([...servicePlacesOf(machine).values()]).toEqual(['left.one', 'left.two', 'right.one'])
  })

  test('need no place if they never run at the same time', () => {
    const machine = createMachine({
      id: 'search',
      initial: 'one',
      states: { one: looking, other: looking },
    })
    expect([...servicePlacesOf(machine).values()]).toEqual([])
  })
})

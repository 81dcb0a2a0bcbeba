import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, cancel, fromPromise, raise, setup } from 'xstate'
import { explore } from '../src/explore.ts'
import { checkInvariants } from '../src/invariants.ts'
import { modelFrom } from '../src/model-from.ts'

const search = fromPromise<void>(() => Promise.reject(new Error('not provided')))

/** Searches a second after the last change, or after the first one if a change does not restart the timer. */
const afterChange = (reenter: boolean) =>
  setup({ types: { events: {} as { type: 'typed' } }, actors: { search } }).createMachine({
    id: 'after',
    initial: 'idle',
    states: {
      idle: { on: { typed: { target: 'waiting' } } },
      waiting: {
        on: { typed: { target: 'waiting', reenter } },
        after: { 1000: { target: 'searching' } },
      },
      searching: { invoke: { src: 'search', onDone: 'idle', onError: 'idle' } },
    },
  })

/** The same with a delayed event, which a change cancels or not. XState does not cancel it, even if the id is the same. */
const raised = (isCancelled: boolean) => {
  const again = isCancelled ? (['forget', 'search later'] as const) : (['search later'] as const)
  return setup({
    types: { events: {} as { type: 'typed' } | { type: 'due' } },
    actors: { search },
    actions: {
      'search later': raise({ type: 'due' }, { delay: 1_000, id: 'due' }),
      forget: cancel('due'),
    },
  }).createMachine({
    id: 'raised',
    initial: 'idle',
    states: {
      idle: { on: { typed: { target: 'waiting', actions: 'search later' } } },
      waiting: { on: { typed: { actions: again }, due: { target: 'searching' } } },
      searching: { invoke: { src: 'search', onDone: 'idle', onError: 'idle' } },
    },
  })
}

/** The same in a region beside another one. */
const inRegion = (reenter: boolean) =>
  setup({
    types: { events: {} as { type: 'typed' } | { type: 'toggled' } },
    actors: { search },
  }).createMachine({
    id: 'region',
    type: 'parallel',
    states: {
      panel: {
        initial: 'shown',
        states: {
          shown: { on: { toggled: { target: 'hidden' } } },
          hidden: { on: { toggled: { target: 'shown' } } },
        },
      },
      search: {
        initial: 'idle',
        states: {
          idle: { on: { typed: { target: 'waiting' } } },
          waiting: {
            on: { typed: { target: 'waiting', reenter } },
            after: { 1000: { target: 'searching' } },
          },
          searching: { invoke: { src: 'search', onDone: 'idle', onError: 'idle' } },
        },
      },
    },
  })

const rule = 'a search waits for a second without a change'

const model = (machine: AnyStateMachine, pauses: number) =>
  modelFrom<AnyStateMachine>(machine, {
    temporalRules: {
      [rule]: { after: { sent: 'typed' }, never: { started: 'search' }, for: { ms: 1_000 } },
    },
    within: (_, { timers }) => timers <= 3,
    limits: { pauses: pauses },
  })

const brokenRules = (machine: AnyStateMachine, pauses: number) =>
  checkInvariants(model(machine, pauses)).violations.map((violation) => violation.rule)

describe.each([
  ['after', afterChange],
  ['a delayed event', raised],
  ['a region', inRegion],
])('a timer that a change does not restart: %s', (_, machine) => {
  test('is found by the rule if a person also moves between timers, and only then', () => {
    expect(brokenRules(machine(false), 0)).not.toContain(rule)
    expect(brokenRules(machine(false), 1)).toContain(rule)
  })

  test('is no finding if it restarts', () => {
    expect(brokenRules(machine(true), 1)).not.toContain(rule)
  })
})

test('a shortest path has at most as many pauses as the rule allows', () => {
  const pausesAlong = (pauses: number) =>
    explore(model(afterChange(true), pauses)).configurations.map(
      ({ moves }) => moves.filter(({ name }) => name.startsWith('⏲')).length,
    )
  expect(Math.max(...pausesAlong(0))).toBe(0)
  expect(Math.max(...pausesAlong(2))).toBe(2)
})

/** Goes from state to state after these times (ms). A person can act in each of them, or in none. */
const chain = (times: readonly number[], canAct: boolean) =>
  setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
    initial: 'state 0',
    on: canAct ? { pressed: { actions: () => {} } } : {},
    states: Object.fromEntries([
      ...times.map((ms, index) => [`state ${index}`, { after: { [ms]: `state ${index + 1}` } }]),
      [`state ${times.length}`, {}],
    ]),
  })

test.each([
  ['halfway to the timer', [1_000], true, ['⏲ 500 ms']],
  ['never where a person cannot act', [1_000], false, []],
  ['never within 1 ms', [1], true, []],
  ['within 2 ms', [2], true, ['⏲ 1 ms']],
  ['once in all, after a timer too', [1_000, 60], true, ['⏲ 30 ms', '⏲ 500 ms']],
])('a pause is made %s', (_, times, canAct, pauses) => {
  const { edges } = explore(
    modelFrom<AnyStateMachine>(chain(times, canAct), { limits: { pauses: 1 } }),
  )
  const made = edges.map(({ move }) => move.name).filter((name) => name.startsWith('⏲'))
  expect([...new Set(made)].toSorted()).toEqual(pauses)
})

import { modelOf } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { postModel, raceModel } from '../../packages/statewalk/tests/toys.ts'
import { checkDelay } from '../support/check-delay.ts'

const cooling = { input: 'two tries', moves: ['send requested', 'send: is sent'] }

describe('an exact delay', () => {
  test('does not fire 1 ms before it is due and fires when it is due', () => {
    const { before, after } = checkDelay(postModel(), cooling, { timer: 'cooldown', ms: 15_000 })
    expect(before.states).toContain('waiting.sending.cooling down')
    expect(after.states).toContain('waiting.sending.ready')
    expect(after.can).toContain('send requested')
  })

  test('can be checked while other timers fire', () => {
    const { before, after } = checkDelay(
      raceModel,
      { input: 'at the start', moves: [] },
      { timer: 'tortoise', ms: 15_000 },
    )
    expect(before.value).toEqual({ running: { fast: 'on the way', slow: 'on the way' } })
    expect(after.value).toBe('over')
  })

  test.each([14_999, 15_001, 60_000])('is not %i ms when it is 15 000', (ms) => {
    expect(() => checkDelay(postModel(), cooling, { timer: 'cooldown', ms })).toThrow(
      `'cooldown' has 15000 ms to go, not ${ms}.`,
    )
  })

  test('reports the running timers, or that there is none', () => {
    const delay = { timer: 'nap', ms: 10_000 }
    expect(() => checkDelay(raceModel, { input: 'at the start', moves: [] }, delay)).toThrow(
      "'nap' is not running; running are: hare, tortoise.",
    )
    const over = { input: 'two tries', moves: ['given up'] }
    expect(() => checkDelay(postModel(), over, delay)).toThrow(
      "'nap' is not running; running are: none.",
    )
  })

  test('is not exact if another timer of that name fires first', () => {
    const machine = setup({
      types: { events: {} as { type: 'lain down' } },
      delays: { nap: 10_000, tick: 1_000 },
    }).createMachine({
      id: 'beds',
      type: 'parallel',
      states: {
        one: {
          initial: 'asleep',
          states: { asleep: { after: { nap: { target: 'up' } } }, up: {} },
        },
        other: {
          initial: 'up',
          states: {
            up: { on: { 'lain down': { target: 'asleep' } } },
            asleep: { after: { nap: { target: 'up' } } },
          },
        },
        clock: { initial: 'on', states: { on: { after: { tick: { target: 'off' } } }, off: {} } },
      },
    })
    const model = modelOf({ machine, question: 'Up?', inputs: { tired: undefined }, outcomes: {} })
    const path = { input: 'tired', moves: ['⏲ 500 ms', 'lain down'] }
    expect(() => checkDelay(model, path, { timer: 'nap', ms: 7_000 })).toThrow(
      "'nap' has 9500 and 10000 ms to go, not 7000.",
    )
    expect(() => checkDelay(model, path, { timer: 'nap', ms: 10_000 })).toThrow(
      "'nap' is taken before 10000 ms.",
    )
  })

  test('is missed if something else ends the state earlier', () => {
    const machine = setup({ delays: { nap: 10_000, alarm: 5_000 } }).createMachine({
      id: 'bed',
      initial: 'in bed',
      states: {
        'in bed': {
          initial: 'asleep',
          after: { alarm: { target: 'up' } },
          states: { asleep: { after: { nap: { target: 'awake' } } }, awake: {} },
        },
        up: {},
      },
    })
    const model = modelOf({
      machine,
      question: 'Awake?',
      inputs: { tired: undefined },
      outcomes: {},
    })
    expect(() =>
      checkDelay(model, { input: 'tired', moves: [] }, { timer: 'nap', ms: 10_000 }),
    ).toThrow("'nap' is not taken at 10000 ms.")
  })
})

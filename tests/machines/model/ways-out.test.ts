import { describe, expect, test } from 'vitest'
import { fromCallback, setup } from 'xstate'
import { broken, endings, service, simple } from './simple.ts'

describe('ways out', () => {
  test('a state without a way out is found, with the path into it', () => {
    const machine = setup({ types: { events: {} as { type: 'fell' } } }).createMachine({
      id: 'pit',
      initial: 'above',
      states: { above: { on: { fell: { target: 'below' } } }, below: { on: { fell: {} } } },
    })
    expect(broken(simple(machine))).toEqual([
      { rule: "'below' has a way out", path: 'anyone: fell' },
      { rule: 'something is left to do but wait', path: 'anyone: fell' },
    ])
  })

  test('a state that is meant to be the end needs no way out, nor does a final one', () => {
    const machine = setup({
      types: { events: {} as { type: 'fell' } | { type: 'left' } },
    }).createMachine({
      id: 'pit',
      initial: 'above',
      states: {
        above: { on: { fell: { target: 'below' }, left: { target: 'gone' } } },
        below: {},
        gone: { type: 'final' },
      },
    })
    expect(broken(simple(machine, { ends: ['below'] }))).toEqual([])
  })

  test('a region that is stuck is found although another region lives on', () => {
    const machine = setup({
      types: { events: {} as { type: 'pressed' } | { type: 'jammed' } },
    }).createMachine({
      id: 'panel',
      type: 'parallel',
      states: {
        lamp: {
          initial: 'off',
          states: {
            off: { on: { pressed: { target: 'on' } } },
            on: { on: { pressed: { target: 'off' } } },
          },
        },
        knob: {
          initial: 'free',
          states: { free: { on: { jammed: { target: 'stuck' } } }, stuck: {} },
        },
      },
    })
    expect(broken(simple(machine))).toEqual([
      { rule: "'knob.stuck' has a way out", path: 'anyone: jammed' },
    ])
  })

  test('waiting round and round for ever is found', () => {
    const machine = setup({
      types: { events: {} as { type: 'begun' } },
      actors: { look: service },
      delays: { pause: 1_000 },
    }).createMachine({
      id: 'poll',
      initial: 'idle',
      states: {
        idle: { on: { begun: { target: 'looking' } } },
        looking: {
          invoke: { src: 'look', onDone: { target: 'pausing' }, onError: { target: 'pausing' } },
        },
        pausing: { after: { pause: { target: 'looking' } } },
      },
    })
    expect(broken(simple(machine, { outcomes: { look: endings } }))).toEqual([
      { rule: 'something is left to do but wait', path: 'anyone: begun' },
    ])
  })

  test('a subscription that may speak is more than waiting', () => {
    const machine = setup({
      types: { events: {} as { type: 'begun' } | { type: 'told' } },
      actors: { listen: fromCallback(() => {}) },
    }).createMachine({
      id: 'ear',
      initial: 'idle',
      states: {
        idle: { on: { begun: { target: 'left' } } },
        left: { invoke: { src: 'listen' }, on: { told: { target: 'right' } } },
        right: { invoke: { src: 'listen' }, on: { told: { target: 'left' } } },
      },
    })
    const outcomes = { listen: { tells: { sends: { type: 'told' } } } }
    expect(broken(simple(machine, { outcomes }))).toEqual([])
  })
})

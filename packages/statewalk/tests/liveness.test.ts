import { describe, expect, test } from 'vitest'
import { fromCallback, setup } from 'xstate'
import { broken, endings, simple } from './simple.ts'
import { pollMachine } from './small-toys.ts'

describe('liveness', () => {
  test('reports a deadlock with a path to it', () => {
    const machine = setup({ types: { events: {} as { type: 'fell' } } }).createMachine({
      id: 'pit',
      initial: 'above',
      states: { above: { on: { fell: { target: 'below' } } }, below: { on: { fell: {} } } },
    })
    expect(broken(simple(machine))).toEqual([
      { rule: 'no deadlock', path: 'anyone: fell' },
      { rule: 'no livelock', path: 'anyone: fell' },
    ])
  })

  test('accepts final states and intended ends', () => {
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

  test('reports a stuck region even if another region goes on', () => {
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
    expect(broken(simple(machine))).toEqual([{ rule: 'no deadlock', path: 'anyone: jammed' }])
  })

  test('says of a machine that fails only that it fails', () => {
    const machine = setup({
      types: { events: {} as { type: 'fell' } | { type: 'rose' } },
      guards: {
        throws: () => {
          throw new Error('broken')
        },
      },
    }).createMachine({
      id: 'pit',
      initial: 'above',
      states: {
        above: { on: { fell: { target: 'below' } } },
        below: { on: { rose: { guard: 'throws', target: 'above' } } },
      },
    })
    const rules = { 'every transition can be taken': false }
    expect(broken(simple(machine, { rules }))).toEqual([
      { rule: 'no actor fails unhandled', path: 'anyone: fell → rose' },
    ])
  })

  test('reports a livelock', () => {
    expect(broken(simple(pollMachine('looking'), { outcomes: { look: endings } }))).toEqual([
      { rule: 'no livelock', path: 'anyone: begun' },
    ])
  })

  test('accepts a subscription that can still send an event', () => {
    const machine = setup({
      types: { events: {} as { type: 'begun' } | { type: 'message' } },
      actors: { listen: fromCallback(() => {}) },
    }).createMachine({
      id: 'ear',
      initial: 'idle',
      states: {
        idle: { on: { begun: { target: 'left' } } },
        left: { invoke: { src: 'listen' }, on: { message: { target: 'right' } } },
        right: { invoke: { src: 'listen' }, on: { message: { target: 'left' } } },
      },
    })
    const outcomes = { listen: { publishes: { sends: { type: 'message' } } } }
    expect(broken(simple(machine, { outcomes, internal: ['message'] }))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { chartOf } from '../../src/chart/chart-of.ts'
import { service } from '../simple.ts'
import { postMachine } from '../toys.ts'

const chart = () => chartOf(postMachine())
const state = (id: string) => chart().states.find((one) => one.id === id)

describe('the chart of a machine', () => {
  test('contains each state once, parents before children', () => {
    const ids = chart().states.map(({ id }) => id)
    expect(ids[0]).toBe('post')
    expect(ids.indexOf('waiting')).toBeLessThan(ids.indexOf('waiting.polling'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('marks kinds, initial states and services', () => {
    expect(state('waiting')).toMatchObject({ kind: 'parallel', parent: 'post', initial: true })
    expect(state('waiting.polling')).toMatchObject({ kind: 'compound', initial: false })
    expect(state('waiting.polling.pausing')).toMatchObject({ kind: 'atomic', initial: true })
    expect(state('waiting.polling.looking')).toMatchObject({ services: ['look'], initial: false })
    expect(state('gone')).toMatchObject({ kind: 'final' })
  })

  test('labels an edge with its transition and names the user event behind it', () => {
    expect(chart().edges).toContainEqual({
      id: 'waiting.polling.looking: look succeeds [has arrived] → arrived',
      from: 'waiting.polling.looking',
      to: 'arrived',
      text: 'look succeeds [has arrived]',
      event: null,
    })
    expect(chart().edges).toContainEqual({
      id: 'waiting: given up → gone',
      from: 'waiting',
      to: 'gone',
      text: 'given up',
      event: 'given up',
    })
  })
})

describe('the content of a chart', () => {
  const building = setup({
    types: {
      events: {} as { type: 'rung' } | { type: 'opened' } | { type: 'lit' } | { type: 'left' },
    },
    actors: { knock: service },
    delays: { visit: 1_000 },
    actions: { ring: () => {}, light: () => {}, darken: () => {} },
  }).createMachine({
    id: 'building',
    initial: 'shut',
    on: { rung: { actions: 'ring' }, lit: { target: ['.open.lamp.on', '.open.door.wide'] } },
    states: {
      shut: {
        invoke: { src: 'knock', onDone: { target: 'open' }, onError: { actions: 'ring' } },
        on: { opened: { target: '#building.open.door.as before' }, rung: {} },
      },
      open: {
        type: 'parallel',
        after: { visit: { target: 'gone' } },
        states: {
          lamp: {
            initial: 'off',
            states: { off: {}, on: { tags: ['bright'], entry: 'light', exit: ['darken', 'ring'] } },
          },
          door: {
            initial: 'ajar',
            states: { ajar: {}, wide: {}, 'as before': { type: 'history' } },
          },
        },
      },
      gone: { type: 'final' },
    },
  })
  const state = { initial: false, tags: [], services: [], entry: [], exit: [], stays: [] }
  const lit = {
    id: 'building: lit → open.lamp.on + open.door.wide',
    from: 'building',
    text: 'lit',
    event: 'lit',
  }

  test('includes every state, with its tags and its actions on entry and exit', () => {
    const { id, states } = chartOf(building)
    expect(id).toBe('building')
    expect(states).toEqual([
      {
        ...state,
        id: 'building',
        key: 'building',
        kind: 'compound',
        parent: null,
        stays: [{ id: 'building: rung → stays', text: 'rung', event: 'rung' }],
      },
      {
        ...state,
        id: 'shut',
        key: 'shut',
        kind: 'atomic',
        parent: 'building',
        initial: true,
        services: ['knock'],
        stays: [{ id: 'shut: knock fails → stays', text: 'knock fails', event: null }],
      },
      { ...state, id: 'open', key: 'open', kind: 'parallel', parent: 'building' },
      { ...state, id: 'open.lamp', key: 'lamp', kind: 'compound', parent: 'open' },
      {
        ...state,
        id: 'open.lamp.off',
        key: 'off',
        kind: 'atomic',
        parent: 'open.lamp',
        initial: true,
      },
      {
        ...state,
        id: 'open.lamp.on',
        key: 'on',
        kind: 'atomic',
        parent: 'open.lamp',
        tags: ['bright'],
        entry: ['light'],
        exit: ['darken', 'ring'],
      },
      { ...state, id: 'open.door', key: 'door', kind: 'compound', parent: 'open' },
      {
        ...state,
        id: 'open.door.ajar',
        key: 'ajar',
        kind: 'atomic',
        parent: 'open.door',
        initial: true,
      },
      { ...state, id: 'open.door.wide', key: 'wide', kind: 'atomic', parent: 'open.door' },
      {
        ...state,
        id: 'open.door.as before',
        key: 'as before',
        kind: 'history',
        parent: 'open.door',
      },
      { ...state, id: 'gone', key: 'gone', kind: 'final', parent: 'building' },
    ])
  })

  test('includes an edge to every target, history states included', () => {
    expect(chartOf(building).edges).toEqual([
      { ...lit, to: 'open.lamp.on' },
      { ...lit, to: 'open.door.wide' },
      {
        id: 'shut: opened → open.door.as before',
        from: 'shut',
        to: 'open.door.as before',
        text: 'opened',
        event: 'opened',
      },
      {
        id: 'shut: knock succeeds → open',
        from: 'shut',
        to: 'open',
        text: 'knock succeeds',
        event: null,
      },
      { id: 'open: ⏱ visit → gone', from: 'open', to: 'gone', text: '⏱ visit', event: null },
    ])
  })
})

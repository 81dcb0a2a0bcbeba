import { describe, expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { chartOf } from '../../lab/chart/chart-of.ts'

describe('the content of a chart', () => {
  const building = setup({
    types: {
      events: {} as { type: 'rung' } | { type: 'opened' } | { type: 'lit' } | { type: 'left' },
    },
    actors: { knock: fromPromise<void>(() => Promise.reject(new Error('not provided'))) },
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

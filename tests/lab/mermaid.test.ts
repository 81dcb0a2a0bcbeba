import { describe, expect, test } from 'vitest'
import { type ChartState, mermaidOf } from '../../lab/chart/chart-of.ts'

const state = (id: string, rest: Partial<ChartState> = {}): ChartState => ({
  id,
  key: id,
  kind: 'atomic',
  parent: 'building',
  initial: false,
  tags: [],
  services: [],
  entry: [],
  exit: [],
  stays: [],
  ...rest,
})

const building = state('building', { kind: 'compound', parent: null })

const edge = (from: string, to: string, text: string) => ({
  id: `${from}: ${text} → ${to}`,
  from,
  to,
  text,
  event: null,
})

describe('the chart as Mermaid', () => {
  test('nests states in their parents, separates regions, and marks initial, history and final states', () => {
    const text = mermaidOf({
      id: 'building',
      states: [
        building,
        state('shut', { initial: true }),
        state('open', { kind: 'parallel' }),
        state('lamp', { kind: 'compound', parent: 'open' }),
        state('off', { parent: 'lamp', initial: true }),
        state('on', { parent: 'lamp' }),
        state('door', { parent: 'open' }),
        state('bell', { parent: 'open' }),
        state('as before', { kind: 'history', parent: 'building' }),
        state('gone', { kind: 'final' }),
      ],
      edges: [
        edge('shut', 'open', 'unlocked'),
        edge('off', 'on', 'lit'),
        edge('open', 'gone', 'left'),
      ],
    })
    expect(text.split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> s1',
      '  state "shut" as s1',
      '  state "open" as s2 {',
      '    state "lamp" as s3 {',
      '      [*] --> s4',
      '      state "off" as s4',
      '      state "on" as s5',
      '    }',
      '    --',
      '    state "door" as s6',
      '    --',
      '    state "bell" as s7',
      '  }',
      '  state "as before (history)" as s8',
      '  state "gone" as s9',
      '  s9 --> [*]',
      '  s1 --> s2: unlocked',
      '  s4 --> s5: lit',
      '  s2 --> s9: left',
    ])
  })

  test('puts the regions of a parallel machine into a state, where Mermaid accepts them', () => {
    const text = mermaidOf({
      id: 'building',
      states: [{ ...building, kind: 'parallel' }, state('lamp'), state('door')],
      edges: [],
    })
    expect(text.split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "building" as s0 {',
      '    state "lamp" as s1',
      '    --',
      '    state "door" as s2',
      '  }',
    ])
  })

  test('has one arrow for all transitions between two states, and none for those that stay', () => {
    const rung = { id: 'shut: rung → stays', text: 'rung', event: 'rung' }
    const text = mermaidOf({
      id: 'building',
      states: [building, state('shut', { initial: true, stays: [rung] })],
      edges: [edge('building', 'shut', 'locked'), edge('building', 'shut', 'barred')],
    })
    expect(text.split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "from anywhere" as s0',
      '  [*] --> s1',
      '  state "shut" as s1',
      '  s0 --> s1: locked<br/>barred',
    ])
  })

  test('escapes characters that would end a label, on states and on transitions', () => {
    const text = mermaidOf({
      id: 'building',
      states: [building, state('shut', { key: 'shut: "now"' })],
      edges: [edge('shut', 'shut', 'says "no"; {all}: #1 <b>')],
    })
    expect(text).toContain('state "shut#58; #34;now#34;" as s1')
    expect(text).toContain('s1 --> s1: says #34;no#34;#59; #123;all#125;#58; #35;1 #60;b#62;')
  })
})

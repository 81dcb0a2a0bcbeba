import { describe, expect, test } from 'vitest'
import { chartOf } from '../../../machines/chart/chart-of.ts'
import { mermaidOf } from '../../../machines/chart/mermaid.ts'
import { transitionsOf } from '../../../machines/model/transitions.ts'
import { models } from '../../../machines/models.ts'
import { postMachine } from '../model/toys.ts'

const chart = chartOf(postMachine())
const state = (id: string) => chart.states.find((one) => one.id === id)

describe('the chart of a machine', () => {
  test('has each state once, parents before children', () => {
    const ids = chart.states.map(({ id }) => id)
    expect(ids[0]).toBe('post')
    expect(ids.indexOf('waiting')).toBeLessThan(ids.indexOf('waiting.polling'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('tells kinds, first states and services', () => {
    expect(state('waiting')).toMatchObject({ kind: 'parallel', parent: 'post', initial: true })
    expect(state('waiting.polling')).toMatchObject({ kind: 'compound', initial: false })
    expect(state('waiting.polling.pausing')).toMatchObject({ kind: 'atomic', initial: true })
    expect(state('waiting.polling.looking')).toMatchObject({ services: ['look'], initial: false })
    expect(state('gone')).toMatchObject({ kind: 'final' })
  })

  test('writes on an edge what leads along it, and which event a person would send', () => {
    expect(chart.edges).toContainEqual({
      id: 'waiting.polling.looking: look succeeds [has arrived] → arrived',
      from: 'waiting.polling.looking',
      to: 'arrived',
      text: 'look succeeds [has arrived]',
      event: null,
    })
    expect(chart.edges).toContainEqual({
      id: 'waiting: given up → gone',
      from: 'waiting',
      to: 'gone',
      text: 'given up',
      event: 'given up',
    })
  })

  test.each(models.map(({ machine }) => machine))('leaves out no transition of $id', (machine) => {
    const { states, edges } = chartOf(machine)
    const drawn = [...edges, ...states.flatMap(({ stays }) => stays)].map(({ id }) => id)
    expect([...new Set(drawn)].sort()).toEqual([...transitionsOf(machine).values()].sort())
    const ids = new Set(states.map(({ id }) => id))
    expect(edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([])
  })
})

describe('the chart as Mermaid', () => {
  const lines = mermaidOf(chart)
    .split('\n')
    .map((line) => line.trim())

  test('divides the regions of a parallel state, and marks beginnings and ends', () => {
    expect(lines[0]).toBe('stateDiagram-v2')
    expect(lines.filter((line) => line === '--')).toHaveLength(1)
    expect(lines).toContain('[*] --> s1')
    const gone = chart.states.findIndex(({ id }) => id === 'gone')
    expect(lines).toContain(`s${gone} --> [*]`)
  })

  test('says where transitions of the whole machine leave from', () => {
    const anywhere = mermaidOf({
      id: 'm',
      states: [
        {
          id: 'm',
          key: 'm',
          kind: 'compound',
          parent: null,
          initial: false,
          services: [],
          stays: [],
        },
        { id: 'a', key: 'a', kind: 'atomic', parent: 'm', initial: true, services: [], stays: [] },
      ],
      edges: [{ id: 'e', from: 'm', to: 'a', text: 'lost', event: null }],
    })
    expect(anywhere).toContain('state "from anywhere" as s0')
    expect(mermaidOf(chart)).not.toContain('from anywhere')
  })

  test('keeps what would end a label from ending it', () => {
    const text = mermaidOf({
      id: 'a',
      states: [],
      edges: [{ id: 'e', from: 'x', to: 'y', text: 'says "no"; {all}: #1', event: null }],
    })
    expect(text).toContain('x --> y: says #34;no#34;#59; #123;all#125;#58; #35;1')
  })
})

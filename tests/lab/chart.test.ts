import ELK from 'elkjs'
import { describe, expect, test } from 'vitest'
import { chartOf } from '../../lab/chart/chart-of.ts'
import { fold, foldable } from '../../lab/chart/fold.ts'
import type { Box, Layout } from '../../lab/chart/geometry.ts'
import { readyLayouts } from '../../lab/chart/layouts.gen.ts'
import { readyLayoutOf } from '../../lab/chart/ready-layout.ts'
import { models } from '../../machines/models.ts'
import { postMachine } from '../../packages/statewalk/tests/toys.ts'

const post = chartOf(postMachine())

describe('folding', () => {
  test('hides child states, counts them, and ends their edges at the fold', () => {
    const { states, edges } = fold(post, new Set(['waiting.polling']))
    const ids = states.map(({ id }) => id)
    expect(ids).toContain('waiting.polling')
    expect(ids).not.toContain('waiting.polling.looking')
    expect(states.find(({ id }) => id === 'waiting.polling')?.hidden).toBe(3)
    expect(edges.map(({ id }) => id)).toContain('waiting.polling → arrived')
  })

  test('hides folds inside a fold', () => {
    const { states } = fold(post, new Set(['waiting', 'waiting.polling']))
    expect(states.filter(({ id }) => id.startsWith('waiting.'))).toEqual([])
  })

  test('shows one line for all transitions between the same two states', () => {
    const { edges } = fold(post, new Set())
    const line = edges.find(({ id }) => id === 'waiting.polling.looking → waiting.polling.stopped')
    expect(line?.labels.map(({ text }) => text)).toEqual([
      'look succeeds [otherwise]',
      'look fails',
    ])
  })

  test('is possible for states with child states, but not for the machine itself', () => {
    expect(foldable(post)).toEqual(['waiting', 'waiting.polling', 'waiting.sending'])
  })
})

describe.each(models.map(({ machine }) => machine))('the layout of $id', (machine) => {
  const chart = fold(chartOf(machine), new Set())
  const ready = readyLayoutOf(chart, new ELK())
  const laidOut = ready.then(({ layout }) => layout)

  test('is the precomputed one; if not, run npm run charts', async () => {
    expect(readyLayouts[machine.id]).toEqual(await ready)
  })

  test('places every state inside its parent without overlap', async () => {
    const { states } = await laidOut
    for (const state of chart.states.filter(({ parent }) => parent !== null)) {
      const box = boxOf(states, state.id)
      if (state.parent && state.parent !== chart.states[0]?.id)
        expect(isInside(box, boxOf(states, state.parent)), state.id).toBe(true)
      for (const other of chart.states)
        if (other.parent === state.parent && other.id !== state.id)
          expect(overlap(box, boxOf(states, other.id)), `${state.id}, ${other.id}`).toBe(false)
    }
  })

  test('places no label over another, nor over a state without children', async () => {
    const { states, edges } = await laidOut
    const labels = Object.entries(edges).flatMap(([id, { label }]) =>
      label ? [{ id, label }] : [],
    )
    const leaves = chart.states.filter(
      ({ id }) => !chart.states.some(({ parent }) => parent === id),
    )
    const root = chart.states[0]?.id ?? ''
    const obstacles = [
      ...labels,
      ...[{ id: root }, ...leaves].flatMap(({ id }) =>
        states[id] ? [{ id, label: states[id] }] : [],
      ),
    ]
    for (const one of labels)
      for (const other of obstacles)
        if (one.id !== other.id)
          expect(overlap(one.label, other.label), `${one.id}, ${other.id}`).toBe(false)
  })

  test('contains every line', async () => {
    const { edges } = await laidOut
    expect(Object.keys(edges).sort()).toEqual(chart.edges.map(({ id }) => id).sort())
    expect(Object.values(edges).filter(({ points }) => points.length < 2)).toEqual([])
  })
})

function boxOf(states: Layout['states'], id: string): Box {
  return states[id] ?? { x: 0, y: 0, width: 0, height: 0 }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

import ELK from 'elkjs'
import { startRun } from 'statewalk'
import { activeStates } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import {
  type Candidate,
  candidatesFor,
  chooseDrawing,
  factorOf,
  fittingFactor,
} from '../../lab/chart/candidates.ts'
import { chartOf } from '../../lab/chart/chart-of.ts'
import { elkGraphOf, graphId } from '../../lab/chart/elk-graph.ts'
import { fold, foldable } from '../../lab/chart/fold.ts'
import type { Box, Layout, Point } from '../../lab/chart/geometry.ts'
import { overlap, placeLabels } from '../../lab/chart/label-places.ts'
import readyLayouts from '../../lab/chart/layouts.gen.json' with { type: 'json' }
import type { Drawing } from '../../lab/chart/layouts.ts'
import { measureText } from '../../lab/chart/measure-text.ts'
import { readyLayoutsOf } from '../../lab/chart/ready-layouts.ts'
import { models } from '../../machines/models.ts'
import { postMachine } from '../../packages/statewalk/tests/toys.ts'

const post = chartOf(postMachine())

describe('folding', () => {
  test('hides child states, counts them, and ends their edges at the fold', () => {
    const { states, edges } = fold(post, ['waiting.polling'])
    const ids = states.map(({ id }) => id)
    expect(ids).toContain('waiting.polling')
    expect(ids).not.toContain('waiting.polling.looking')
    expect(states.find(({ id }) => id === 'waiting.polling')?.hidden).toBe(3)
    expect(edges.map(({ id }) => id)).toContain('waiting.polling → arrived')
  })

  test('hides folds inside a fold', () => {
    const { states } = fold(post, ['waiting', 'waiting.polling'])
    expect(states.filter(({ id }) => id.startsWith('waiting.'))).toEqual([])
  })

  test('shows one line for all transitions between the same two states', () => {
    const { edges } = fold(post, [])
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

/* The pane for the chart in a window of 1440 × 900 px (px). */
const pane = { width: 760, height: 600 }

describe.each(models)('the chart of $machine.id', (model) => {
  const { machine } = model
  const whole = chartOf(machine)
  const chart = fold(whole, [])
  const ready = readyLayoutsOf(model, new ELK())
  const [input = ''] = Object.keys(model.inputs)
  const active = new Set(activeStates(startRun(model, input).snapshot()))
  const drawingOf = async (candidate: Candidate): Promise<Drawing> => {
    const foldedChart = fold(whole, candidate.folds, candidate.detail)
    const layout = (await ready)[graphId(elkGraphOf(foldedChart, measureText))]
    if (!layout) throw new Error('This layout was not computed.')
    return { key: '', chart: foldedChart, layout }
  }
  const candidates = candidatesFor(whole, { active, entered: active }, null, 'whole')
  const drawings = Promise.all(candidates.map(drawingOf))
  const isFromActive = ({ from }: { from: string }) => active.has(from)
  const laidOut = drawings.then(
    ([full]) => full?.layout ?? { width: 0, height: 0, states: {}, edges: {} },
  )

  test('has precomputed layouts; if not, run npm run charts', async () => {
    expect(readyLayouts).toMatchObject(await ready)
  })

  test('is recognisable as a whole at 1440 × 900 px: its labels have 9 px or are folded', async () => {
    const all = await drawings
    const drawing = chooseDrawing(
      candidates,
      (one) => all[candidates.indexOf(one)] ?? null,
      pane,
      factorOf('whole'),
    )
    expect(drawing && fittingFactor(drawing, pane)).toBeGreaterThanOrEqual(factorOf('whole'))
  })

  test('shows the labels of two in five lines at first sight at 1440 × 900 px, and a chip for the others', async () => {
    const all = await drawings
    const atFirst = candidatesFor(whole, { active, entered: active }, null, 'fit')
    const drawing = chooseDrawing(
      atFirst,
      (one) => all[atFirst.indexOf(one)] ?? null,
      pane,
      factorOf('fit'),
    )
    const places = drawing
      ? [...placeLabels(drawing.chart, drawing.layout, measureText, isFromActive).values()]
      : []
    const readable = places.filter(({ isChip }) => !isChip)
    expect(readable.length).toBeGreaterThanOrEqual(places.length * 0.4)
  })

  test('has every label on its edge, over no state and no other label', async () => {
    for (const drawing of await drawings) {
      const { states, edges } = drawing.layout
      const places = placeLabels(drawing.chart, drawing.layout, measureText, () => false)
      expect([...places.keys()].sort()).toEqual(drawing.chart.edges.map(({ id }) => id).sort())
      const leaves = drawing.chart.states.filter(
        ({ id }) => !drawing.chart.states.some(({ parent }) => parent === id),
      )
      for (const [id, { box, isChip }] of places) {
        const points = edges[id]?.points ?? []
        const lines = points.slice(1).map((to, index) => lineBox(points[index] ?? to, to))
        expect(
          lines.some((line) => overlap(grown(line), box)),
          id,
        ).toBe(true)
        if (isChip) continue
        for (const leaf of leaves) expect(overlap(box, boxOf(states, leaf.id)), id).toBe(false)
        for (const [other, place] of places)
          if (other !== id) expect(overlap(box, place.box), `${id}, ${other}`).toBe(false)
      }
    }
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

  test('contains every line', async () => {
    const { edges } = await laidOut
    expect(Object.keys(edges).sort()).toEqual(chart.edges.map(({ id }) => id).sort())
    expect(Object.values(edges).filter(({ points }) => points.length < 2)).toEqual([])
  })
})

function boxOf(states: Layout['states'], id: string): Box {
  return states[id] ?? { x: 0, y: 0, width: 0, height: 0 }
}

function lineBox(from: Point, to: Point): Box {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }
}

/** A line has no area, and the label of a loop is up to 6 px beside it. */
function grown({ x, y, width, height }: Box): Box {
  return { x: x - 6, y: y - 6, width: width + 12, height: height + 12 }
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

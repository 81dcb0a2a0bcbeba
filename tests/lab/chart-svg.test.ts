import ELK from 'elkjs'
import { expect, test } from 'vitest'
import { elkGraphOf, layoutFrom } from '../../lab/chart/elk-graph.ts'
import { fold } from '../../lab/chart/fold.ts'
import { chartSvg } from '../../lab/export/chart-svg.ts'
import { chartOf } from '../../machines/chart/chart-of.ts'
import { postMachine } from '../machines/model/toys.ts'

const palette = {
  paper: '#fff',
  ink: '#000',
  quiet: '#888',
  box: '#eee',
  active: '#ff0',
  visited: '#080',
  visitedBox: '#dfd',
}
const nowhere = { active: new Set<string>(), visited: new Set<string>(), taken: new Map() }
const drawn = async (chart = chartOf(postMachine()), marks = nowhere) => {
  const folded = fold(chart, new Set())
  const layout = layoutFrom(await new ELK().layout(elkGraphOf(folded, (text) => text.length * 8)))
  return chartSvg(folded, layout, marks, palette)
}

test('a drawing holds every state and every label, and asks for nothing outside of itself', async () => {
  const svg = await drawn()
  for (const { key, parent } of chartOf(postMachine()).states)
    if (parent) expect(svg).toContain(`${key}</text>`)
  for (const { text } of chartOf(postMachine()).edges)
    expect(svg).toContain(`${text.replace('⏱', 'after')}</text>`)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|<style|<script|@import/,
  )
})

test('a drawing shows where the machine is', async () => {
  const marks = { ...nowhere, active: new Set(['gone']), visited: new Set(['gone']) }
  expect(await drawn()).not.toContain(palette.active)
  expect(await drawn(undefined, marks)).toContain(palette.active)
})

test('a drawing takes hostile names as text', async () => {
  const chart = chartOf(postMachine())
  const name = '</text><script>alert("1")</script>&'
  const hostile = {
    ...chart,
    states: chart.states.map((state) => (state.id === 'gone' ? { ...state, key: name } : state)),
  }
  const svg = await drawn(hostile)
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('&lt;/text>&lt;script>alert(&quot;1&quot;)&lt;/script>&amp;')
})

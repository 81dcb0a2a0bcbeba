import ELK from 'elkjs'
import { expect, test } from 'vitest'
import { chartOf, mermaidOf } from '../../lab/chart/chart-of.ts'
import { elkGraphOf, layoutFrom } from '../../lab/chart/elk-graph.ts'
import { chartAsDrawn, fold } from '../../lab/chart/fold.ts'
import { chartSvg } from '../../lab/export/chart-svg.ts'
import { postMachine } from '../../packages/statewalk/tests/toys.ts'

const palette = {
  paper: '#fff',
  ink: '#000',
  quiet: '#888',
  box: '#eee',
  active: '#ff0',
  onActive: '#110',
  visited: '#080',
  visitedBox: '#dfd',
}
const nowhere = {
  active: new Set<string>(),
  visited: new Set<string>(),
  taken: new Map(),
  last: new Set<string>(),
}
const rendered = async (
  chart = chartOf(postMachine()),
  marks = nowhere,
  folds: readonly string[] = [],
) => {
  const folded = fold(chart, folds)
  const layout = layoutFrom(await new ELK().layout(elkGraphOf(folded, (text) => text.length * 8)))
  return chartSvg(folded, layout, marks, palette)
}

test('a drawing contains every state and every label, and no external reference', async () => {
  const svg = await rendered()
  for (const { key, parent } of chartOf(postMachine()).states)
    if (parent) expect(svg).toContain(`>${key}<`)
  expect(svg).toContain('>waiting<tspan font-weight="400"> parallel</tspan>')
  for (const { text } of chartOf(postMachine()).edges)
    expect(svg).toContain(`${text.replace('⏱', 'after')}</text>`)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|<style|<script|@import/,
  )
})

test('a drawing marks the active states', async () => {
  const marks = { ...nowhere, active: new Set(['gone']), visited: new Set(['gone']) }
  expect(await rendered()).not.toContain(palette.active)
  expect(await rendered(undefined, marks)).toContain(palette.active)
})

test('text on an active state has a contrasting colour', async () => {
  const marks = { ...nowhere, active: new Set(['gone']), visited: new Set(['gone']) }
  expect(await rendered()).not.toContain(palette.onActive)
  expect(await rendered(undefined, marks)).toMatch(
    new RegExp(`fill="${palette.onActive}"[^>]*>gone<`),
  )
})

test('a drawing shows the last transition, and how often each was taken', async () => {
  const [edge] = chartOf(postMachine()).edges.filter(({ text }) => !text.startsWith('⏱'))
  const id = edge?.id ?? ''
  const svg = await rendered(undefined, {
    ...nowhere,
    taken: new Map([[id, 3]]),
    last: new Set([id]),
  })
  expect(svg).toContain(`${edge?.text}<tspan font-weight="700"> 3</tspan></text>`)
  expect(svg.match(/<text [^>]*font-weight="700"/g)).toHaveLength(1)
  expect(svg, 'or the space before it is lost').toContain('xml:space="preserve"')
  expect(svg).toMatch(new RegExp(`<rect [^>]*fill="${palette.active}"`))
  expect(svg.match(/marker-end="url\(#arrow-taken\)"/g)).toHaveLength(1)
})

test('a final state has two outlines', async () => {
  const finals = chartOf(postMachine()).states.filter(({ kind }) => kind === 'final')
  expect((await rendered()).match(/data-final/g)).toHaveLength(finals.length)
})

test('no label is wider than its plate, in any font', async () => {
  const svg = await rendered()
  const plates = [...svg.matchAll(/<rect x=[^>]* width="([\d.]+)"[^>]*>((?:\n<text .*)+)/g)]
  expect(plates).not.toEqual([])
  for (const [, width, texts = ''] of plates)
    for (const [text] of texts.matchAll(/<text .*/g))
      expect(Number(/textLength="([\d.]+)"/.exec(text)?.[1]), text).toBeLessThan(Number(width))
})

test('a drawing escapes hostile names', async () => {
  const chart = chartOf(postMachine())
  const name = '</text><script>alert("1")</script>&'
  const hostile = {
    ...chart,
    states: chart.states.map((state) => (state.id === 'gone' ? { ...state, key: name } : state)),
  }
  const svg = await rendered(hostile)
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('&lt;/text>&lt;script>alert(&quot;1&quot;)&lt;/script>&amp;')
})

test('a folded state has the fold mark and the number of hidden states', async () => {
  expect(await rendered()).not.toContain('data-folded')
  const svg = await rendered(undefined, nowhere, ['waiting.polling'])
  expect(svg.match(/data-folded/g)).toHaveLength(1)
  expect(svg).toContain('3 states inside</text>')
})

test('the Mermaid text folds the same states as the chart', () => {
  const chart = chartOf(postMachine())
  const folded = fold(chart, ['waiting.polling'])
  const text = mermaidOf(chartAsDrawn(chart, folded, (states) => `${states} inside`))
  expect(text).toContain('state "polling (3 inside)" as')
  expect(text).not.toContain('"looking"')
  expect(text).toContain('look succeeds')
})

import type { Chart, ChartLabel, ChartState } from '../chart/chart.ts'
import { chartOf } from '../chart/chart-of.ts'
import type { Coverage, Verdict } from '../coverage.ts'
import { dimensions } from '../coverage-items.ts'
import type { Finding } from '../findings.ts'
import { findingText, type ModelReport } from '../model-report.ts'
import { escaped } from './escaped.ts'
import type { Surveyed } from './surveyed.ts'

/** Reports as one HTML page that loads nothing and runs no script: charts with their coverage, findings with paths. */
export const htmlOf = (all: readonly Surveyed[]): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>Statewalk: ${escaped(all.map(({ model }) => model.machine.id).join(', '))}</title>`,
    `<style>${style}</style>`,
    '<main>',
    ...all.map(machineOf),
    '</main>',
    '</html>',
  ].join('\n')

const machineOf = ({ model, report, error }: Surveyed, index: number): string =>
  [
    '<section>',
    `<h1>${escaped(model.machine.id)}</h1>`,
    `<p>${escaped(model.question)}</p>`,
    ...(report ? reportOf(report, index) : [`<pre class="broken">${escaped(error ?? '')}</pre>`]),
    '</section>',
  ].join('\n')

const reportOf = ({ graph, findings, coverage, paths }: ModelReport, index: number) => [
  `<p>${graph.configurations.length} configurations, ${graph.edges.length} moves${
    graph.limit === null ? '' : ` (not all: more than ${escaped(graph.limit)})`
  }</p>`,
  `<h2>Findings</h2>`,
  ...(findings.length === 0 ? ['<p>No problems.</p>'] : []),
  ...findings.map((finding) => findingOf(finding, findingText(graph.model, finding))),
  '<h2>Coverage</h2>',
  '<table>',
  ...dimensions.map((dimension) => {
    const verdicts = Object.values(coverage[dimension])
    const covered = verdicts.filter((verdict) => verdict === 'covered').length
    return `<tr><th scope="row">${dimension}</th><td>${covered} of ${verdicts.length}</td></tr>`
  }),
  '</table>',
  '<h2>Chart</h2>',
  chartHtml(chartOf(graph.model.machine), coverage, `m${index}`),
  '<h2>Paths</h2>',
  '<ol>',
  ...paths.map(({ id, name }) => `<li><code>${id}</code> ${escaped(name)}</li>`),
  '</ol>',
]

const findingOf = ({ verdict, name }: Finding, text: string): string =>
  `<details class="${verdict}"${verdict === 'broken' ? ' open' : ''}><summary>${verdict}: ${escaped(name)}</summary><pre>${escaped(text)}</pre></details>`

/** The states as nested boxes, each with its transitions, which link to their targets. */
const chartHtml = ({ states, edges }: Chart, coverage: Coverage, prefix: string): string => {
  const anchors = new Map(states.map(({ id }, index) => [id, `${prefix}-${index}`]))
  const classOf = (verdict: Verdict | undefined) => verdict ?? 'covered'
  const transition = ({ id, text }: ChartLabel, to: string | null): string => {
    const verdict = classOf(coverage.transitions[id])
    const target =
      to === null ? 'stays' : `→ <a href="#${anchors.get(to) ?? ''}">${escaped(to)}</a>`
    return `<li class="${verdict}">${escaped(text)} ${target}${wordOf(verdict)}</li>`
  }
  const box = (state: ChartState): string => {
    const { id, key, kind, initial, parent, services, stays } = state
    const verdict = classOf(parent === null ? undefined : coverage.states[id])
    const lines = [
      ...stays.map((label) => transition(label, null)),
      ...edges.filter(({ from }) => from === id).map((edge) => transition(edge, edge.to)),
    ]
    return [
      `<div class="state ${verdict}" id="${anchors.get(id) ?? ''}">`,
      `<p>${initial ? '● ' : ''}<b>${escaped(key)}</b>${kind === 'atomic' || kind === 'compound' ? '' : ` (${kind})`}${wordOf(verdict)}</p>`,
      ...(services.length === 0 ? [] : [`<p>runs ${services.map(escaped).join(', ')}</p>`]),
      ...(lines.length === 0 ? [] : [`<ul>${lines.join('')}</ul>`]),
      ...states.filter((child) => child.parent === id).map(box),
      '</div>',
    ].join('\n')
  }
  const [root] = states
  return root ? box(root) : ''
}

/* Colour alone would not be enough. */
const wordOf = (verdict: Verdict): string => (verdict === 'covered' ? '' : ` <i>${verdict}</i>`)

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
pre { overflow-x: auto; }
th { text-align: start; padding-inline-end: 2rem; }
.state { border: 2px solid; border-radius: .5rem; padding: .25rem .75rem; margin: .5rem 0; border-color: light-dark(#1a7f37, #3fb950); }
.state p, .state ul { margin: .25rem 0; color: light-dark(#1f2328, #f0f6fc); }
.state.uncovered { border-style: dashed; border-color: light-dark(#9a6700, #d29922); }
.state.unreachable { border-style: dotted; border-color: light-dark(#cf222e, #f85149); }
.broken > summary, pre.broken, i { color: light-dark(#b3101c, #ff8d86); }
a { color: inherit; }
`

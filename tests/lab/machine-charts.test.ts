import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withCharts } from '../../lab/export/machine-charts.ts'
import { models } from '../../machines/models.ts'
import { postModel } from '../../packages/statewalk/tests/toys.ts'

const page = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8')
const marks = ['<!-- charts: written by npm run charts -->', '<!-- /charts -->']

describe('the charts in the machines’ README', () => {
  test('are up to date; if not, run npm run charts', () => {
    expect(withCharts(page, models)).toBe(page)
  })

  test('replace the text between their markers and nothing else', () => {
    const rendered = withCharts(`before\n${marks[0]}\nstale text\n${marks[1]}\nafter`, [
      postModel(),
    ])
    expect(rendered).toMatch(/^before\n/)
    expect(rendered).toMatch(/\nafter$/)
    expect(rendered).not.toContain('stale text')
    expect(rendered).toContain('stateDiagram-v2')
  })

  test('cannot be written to a page without markers', () => {
    expect(() => withCharts('nothing', [])).toThrow('lacks')
  })
})

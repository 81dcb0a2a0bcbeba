import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withCharts } from '../../lab/export/machine-charts.ts'
import { models } from '../../machines/models.ts'
import { postModel } from '../machines/model/toys.ts'

const page = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8')
const marks = ['<!-- charts: written by npm run charts -->', '<!-- /charts -->']

describe('the charts in the machines’ README', () => {
  test('are fresh; if not, run npm run charts', () => {
    expect(withCharts(page, models)).toBe(page)
  })

  test('stand between their marks and leave the rest of the page alone', () => {
    const drawn = withCharts(`before\n${marks[0]}\nstale text\n${marks[1]}\nafter`, [postModel()])
    expect(drawn).toMatch(/^before\n/)
    expect(drawn).toMatch(/\nafter$/)
    expect(drawn).not.toContain('stale text')
    expect(drawn).toContain('stateDiagram-v2')
  })

  test('cannot be put into a page without marks', () => {
    expect(() => withCharts('nothing', [])).toThrow('lacks')
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import ELK from 'elkjs'
import { models } from '../../machines/models.ts'
import { chartOf } from '../chart/chart-of.ts'
import { fold } from '../chart/fold.ts'
import { readyLayoutOf } from '../chart/ready-layout.ts'
import { withCharts } from './machine-charts.ts'

const page = new URL('../../machines/README.md', import.meta.url)
writeFileSync(page, withCharts(readFileSync(page, 'utf8'), models))

const engine = new ELK()
const lines: string[] = []
for (const { machine } of models) {
  const ready = await readyLayoutOf(fold(chartOf(machine), new Set()), engine)
  lines.push(`  ${machine.id}: ${JSON.stringify(ready)},\n`)
}
writeFileSync(
  new URL('../chart/layouts.gen.ts', import.meta.url),
  `import type { ReadyLayouts } from './ready-layout.ts'

/** The charts of all machines, unfolded, as laid out by \`npm run charts\`. */
export const readyLayouts: ReadyLayouts = {
${lines.join('')}}
`,
)

import { readFileSync, writeFileSync } from 'node:fs'
import ELK from 'elkjs'
import { models } from '../../machines/models.ts'
import { readyLayoutsOf } from '../chart/ready-layouts.ts'
import { withCharts } from './machine-charts.ts'

const page = new URL('../../machines/README.md', import.meta.url)
writeFileSync(page, withCharts(readFileSync(page, 'utf8'), models))

const engine = new ELK()
const lines: string[] = []
for (const model of models)
  for (const [of, layout] of Object.entries(await readyLayoutsOf(model, engine)))
    lines.push(`  '${of}': ${JSON.stringify(layout)},\n`)
writeFileSync(
  new URL('../chart/layouts.gen.ts', import.meta.url),
  `import type { ReadyLayouts } from './layouts.ts'

/** The charts of all machines at their start, as laid out by \`npm run charts\`. */
export const readyLayouts: ReadyLayouts = {
${lines.join('')}}
`,
)

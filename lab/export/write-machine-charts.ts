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
    lines.push(`  "${of}": ${JSON.stringify(layout)}`)
writeFileSync(new URL('../chart/layouts.gen.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)

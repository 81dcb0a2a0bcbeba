import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { models } from '../../machines/models.ts'
import { chartOf, mermaidOf } from '../chart/chart-of.ts'
import { machineJson } from './machine-json.ts'

/* `npx tsx lab/export/write-machines.ts [folder]` writes every machine as JSON and Mermaid. */
const folder = process.argv[2] ?? 'dist-machines'

mkdirSync(folder, { recursive: true })
for (const { machine } of models) {
  const write = (extension: string, text: string) =>
    writeFileSync(join(folder, `${machine.id}.${extension}`), text)
  write('json', `${JSON.stringify(machineJson(machine), null, 2)}\n`)
  write('mmd', `${mermaidOf(chartOf(machine))}\n`)
}

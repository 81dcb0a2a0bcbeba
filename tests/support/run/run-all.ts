import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stopEverything } from './command.ts'
import type { Layer } from './layer.ts'
import { printEnd, printStart, printSummary, recordOf } from './printing.ts'
import { runLayers } from './schedule.ts'
import { resultsFolder } from './tools.ts'

/** Runs layers, then the gates that read their reports. Prints the results, writes the record, and sets the exit code. */
export const runAll = async (layers: readonly Layer[], gates: readonly Layer[]): Promise<void> => {
  process.on('SIGINT', () => {
    stopEverything()
    process.exit(130)
  })
  const since = performance.now()
  const hooks = { started: printStart, ended: printEnd }
  const results = [...(await runLayers(layers, hooks)), ...(await runLayers(gates, hooks))]
  const seconds = (performance.now() - since) / 1000

  await mkdir(resultsFolder, { recursive: true })
  await writeFile(join(resultsFolder, 'record.json'), recordOf(results, seconds))
  printSummary(results, seconds)
  process.exitCode = results.some(({ verdict }) => verdict.failed > 0) ? 1 : 0
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { conformanceLayer } from './conformance/layer.ts'
import { chosenLayers } from './support/run/choice.ts'
import { stopEverything } from './support/run/command.ts'
import { allLayers } from './support/run/layers.ts'
import { printEnd, printStart, printSummary, recordOf } from './support/run/printing.ts'
import { runLayers } from './support/run/schedule.ts'
import { resultsFolder } from './support/run/tools.ts'

/*
 * The test command. `npm test` runs every layer, `npm run test:quick` those that need no server and no browser,
 * `npm run test:e2e` the journeys; flags with a layer's name narrow it further: `npm test -- --pure --dom`.
 */
const everyLayer = allLayers()
const choice = chosenLayers(process.argv.slice(2), everyLayer)
if ('problem' in choice) {
  console.error(choice.problem)
  process.exit(2)
}

process.on('SIGINT', () => {
  stopEverything()
  process.exit(130)
})

const since = performance.now()
const hooks = { started: printStart, ended: printEnd }
const results = await runLayers(choice.layers, hooks)
// A part of the layers shows a part of the rows.
if (choice.layers.length === everyLayer.length) {
  results.push(...(await runLayers([conformanceLayer], hooks)))
}
const seconds = (performance.now() - since) / 1000

await mkdir(resultsFolder, { recursive: true })
await writeFile(join(resultsFolder, 'record.json'), recordOf(results, seconds))
printSummary(results, seconds)
process.exitCode = results.some(({ verdict }) => verdict.failed > 0) ? 1 : 0

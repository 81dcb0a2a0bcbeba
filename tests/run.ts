import { conformanceLayer } from './conformance/layer.ts'
import { faultsGate } from './faults/gate.ts'
import { chosenLayers, includesLong } from './support/run/choice.ts'
import { allLayers } from './support/run/layers.ts'
import { runAll } from './support/run/run-all.ts'

/*
 * The test command. `npm test` runs every layer without the long tests and without a PostgreSQL server,
 * `npm run test:full` everything, `npm run test:quick` the layers that need no server and no browser, `npm run test:e2e`
 * every journey. Flags with a layer's name select layers: `npm test -- --pure --dom`.
 */
const args = process.argv.slice(2)
const everyLayer = allLayers({ withLong: includesLong(args) })
const choice = chosenLayers(args, everyLayer)
if ('problem' in choice) {
  console.error(choice.problem)
  process.exit(2)
}

// A part of the layers shows a part of the rows.
const isWhole = choice.layers.length === everyLayer.length
await runAll(choice.layers, isWhole ? [conformanceLayer, faultsGate] : [])

import { conformanceLayer } from './conformance/layer.ts'
import { faultsGate } from './faults/gate.ts'
import { chosenLayers } from './support/run/choice.ts'
import { allLayers } from './support/run/layers.ts'
import { runAll } from './support/run/run-all.ts'

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

// A part of the layers shows a part of the rows.
const isWhole = choice.layers.length === everyLayer.length
await runAll(choice.layers, isWhole ? [conformanceLayer, faultsGate] : [])

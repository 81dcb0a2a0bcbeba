import { faultLayers } from '../support/run/layers.ts'
import { runAll } from '../support/run/run-all.ts'
import { faultsGate } from './gate.ts'

/* `npm run test:faults`: every case of a fault in every layer and no other test. */
await runAll(faultLayers(), [faultsGate])

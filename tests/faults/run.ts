import { faultLayers } from '../support/run/layers.ts'
import { runAll } from '../support/run/run-all.ts'
import { faultsRecord } from './gate.ts'

/* `npm run test:faults`: every case of a fault in every layer, including the long ones, and no other test. */
await runAll(faultLayers(), [faultsRecord])

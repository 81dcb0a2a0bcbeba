import { faultLayers } from '../support/run/layers.ts'
import { runToTheEnd } from '../support/run/to-the-end.ts'
import { faultsRecord } from './gate.ts'

/* `npm run test:faults`: every case of a fault in every layer, the long ones too, and no other test. */
await runToTheEnd(faultLayers(), [faultsRecord])

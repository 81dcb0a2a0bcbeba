import { writeFileSync } from 'node:fs'
import { models } from '../../machines/models.ts'
import { reachableModule, reachableStates } from './reachable-states.ts'

/* `npm run reachable` explores all models, which takes minutes, and writes their states for the recorder of the site. */
writeFileSync(
  new URL('../../src/recorder/reachable.gen.ts', import.meta.url),
  reachableModule(
    Object.fromEntries(models.map((model) => [model.machine.id, reachableStates(model)])),
  ),
)

import { writeFileSync } from 'node:fs'
import { models } from '../../machines/models.ts'
import { pathsModule, reachableModule, reachableStates } from './reachable-states.ts'

/*
 * `npm run reachable` explores all models, which takes minutes. It writes their states for the recorder of the site, and
 * a path to each for the component gallery.
 */
const reached = models.map((model) => [model.machine.id, reachableStates(model)] as const)

const write = (file: string, module: string): void =>
  writeFileSync(new URL(`../../${file}`, import.meta.url), module)

write(
  'src/recorder/reachable.gen.ts',
  reachableModule(Object.fromEntries(reached.map(([id, { values }]) => [id, values]))),
)
write(
  'lab/previews/paths-to-states.gen.ts',
  pathsModule(Object.fromEntries(reached.map(([id, { paths }]) => [id, paths]))),
)

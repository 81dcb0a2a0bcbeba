import { expect, test } from 'vitest'
import { reachableStates } from '../../lab/export/reachable-states.ts'
import { pathsToStates } from '../../lab/previews/paths-to-states.gen.ts'
import { models } from '../../machines/models.ts'
import { reachableStates as recorderStates } from '../../src/recorder/reachable.gen.ts'

test.each(models.map((model) => [model.machine.id, model] as const))(
  'the states of %s that the recorder and the component gallery know are those that its model reaches',
  (id, model) => {
    const written = { values: recorderStates[id], paths: pathsToStates[id] }
    expect(written, 'run `npm run reachable`').toEqual(reachableStates(model))
  },
  600_000,
)

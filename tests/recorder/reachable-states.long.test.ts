import { expect, test } from 'vitest'
import { reachableStates } from '../../lab/export/reachable-states.ts'
import { models } from '../../machines/models.ts'
import { reachableStates as written } from '../../src/recorder/reachable.gen.ts'

test.each(models.map((model) => [model.machine.id, model] as const))(
  'the states of %s that the recorder knows are those that its model reaches',
  (id, model) => {
    expect(written[id], 'run `npm run reachable`').toEqual(reachableStates(model))
  },
  600_000,
)

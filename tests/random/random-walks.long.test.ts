import { brokenPathText, walkAtRandom } from 'statewalk'
import { expect, test } from 'vitest'
import { models } from '../../machines/models.ts'

const bounds = { runs: 50, moves: 40, seed: 1 }

test.each(models.map((model) => [model.machine.id, model] as const))(
  '%s breaks no rule on fifty random walks',
  (_, model) => {
    const broken = walkAtRandom(model, bounds)
    if (broken) expect.unreachable(brokenPathText(model, broken))
  },
)

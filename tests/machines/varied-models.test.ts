import { brokenPathText, walkAtRandom } from 'statewalk/fast-check'
import { expect, test } from 'vitest'
import { variedModels } from '../support/varied-models.ts'

const bounds = { runs: 30, moves: 40 }

test.each(variedModels.map((model) => [model.machine.id, model] as const))(
  '%s breaks no rule with addresses, names, emails, phone numbers, dates and pictures of many shapes',
  (_, model) => {
    const broken = walkAtRandom(model, bounds)
    if (broken) expect.unreachable(brokenPathText(model, broken))
  },
)

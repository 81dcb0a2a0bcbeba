import { brokenPathText, walkAtRandom } from 'statewalk/fast-check'
import { expect, test } from 'vitest'
import { models } from '../../machines/models.ts'
import { variedModels } from '../support/varied-models.ts'
import { boundsFrom } from './bounds.ts'

const bounds = boundsFrom(process.env)

for (const model of models)
  test(`${model.machine.id} breaks no rule on ${bounds.runs} walks from seed ${bounds.seed}`, () => {
    const broken = walkAtRandom(model, bounds)
    if (broken) expect.unreachable(brokenPathText(model, broken))
  })

for (const model of variedModels)
  test(`${model.machine.id} breaks no rule with varied values on ${bounds.runs} walks from seed ${bounds.seed}`, () => {
    const broken = walkAtRandom(model, bounds)
    if (broken) expect.unreachable(brokenPathText(model, broken))
  })

import { brokenPathText, walkAtRandom } from 'statewalk/fast-check'
import { expect, test } from 'vitest'
import { boundsFrom } from './bounds.ts'
import { wholeSite } from './whole-site.ts'

const bounds = boundsFrom(process.env)

test(`the whole site breaks no rule on ${bounds.runs} walks from seed ${bounds.seed}`, () => {
  const broken = walkAtRandom(wholeSite, bounds)
  if (broken) expect.unreachable(brokenPathText(wholeSite, broken))
})

// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsFrom } from './bounds.ts'
import { anyWalk, walkTabs } from './random-tabs.ts'

const { runs, seed, moves } = boundsFrom(process.env)

test(`two tabs of the whole site break no rule on ${runs} walks from seed ${seed}`, async () => {
  for (const walk of fc.sample(anyWalk(moves), { seed, numRuns: runs }))
    expect(await walkTabs(walk)).toBeNull()
})

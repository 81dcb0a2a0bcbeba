// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsFrom } from './bounds.ts'
import { anyAction, anyUserKind, type Broken, runRandomUser } from './random-user.tsx'

const { userSeconds, seed, moves } = boundsFrom(process.env)

test(`random users use the whole site for ${userSeconds} s and break no rule, from seed ${seed}`, {
  // Shrinking a failure must fit into the remaining time.
  timeout: (userSeconds + 120) * 1_000,
}, async () => {
  let last: Broken | null = null
  const journeys = fc.asyncProperty(
    anyUserKind,
    fc.array(anyAction, { maxLength: moves, size: 'max' }),
    async (kindOfUser, actions) => {
      const broken = await runRandomUser(kindOfUser, actions)
      if (broken) last = { ...broken, steps: [kindOfUser, ...broken.steps] }
      return broken === null
    },
  )
  const ran = await fc.check(journeys, {
    seed,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: userSeconds * 1_000,
  })
  expect({ failed: ran.failed, broken: last }).toEqual({ failed: false, broken: null })
  expect(ran.numRuns).toBeGreaterThan(1)
  console.info(`${ran.numRuns} journeys`)
})

// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsFrom } from './bounds.ts'
import { anyAct, anyPerson, type Broken, useAtRandom } from './random-user.tsx'

const { userSeconds, seed, moves } = boundsFrom(process.env)

test(`random people use the whole site for ${userSeconds} s and break no rule, from seed ${seed}`, {
  // A failure is shortened within the time that is left.
  timeout: (userSeconds + 120) * 1_000,
}, async () => {
  let last: Broken | null = null
  const journeys = fc.asyncProperty(
    anyPerson,
    fc.array(anyAct, { maxLength: moves, size: 'max' }),
    async (person, acts) => {
      const broken = await useAtRandom(person, acts)
      if (broken) last = { ...broken, acts: [person, ...broken.acts] }
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

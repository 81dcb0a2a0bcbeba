import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Action, anyAction, anyUserKind, runRandomUser } from './random-user.tsx'

test('random users of the whole site break no rule on three short visits', async () => {
  const anyVisit = fc.tuple(anyUserKind, fc.array(anyAction, { maxLength: 20, size: 'max' }))
  for (const [kindOfUser, actions] of fc.sample(anyVisit, { seed: 1, numRuns: 3 }))
    expect(await runRandomUser(kindOfUser, actions)).toBeNull()
})

test('reports the broken rule and the steps of a random user', async () => {
  const steps: Action[] = [
    { do: 'type', which: 0, text: 'Maya' },
    { do: 'visit', which: 2 },
    { do: 'go back' },
  ]
  const rules = {
    'the sign-up page must not open': ({ site }: { site: { path(): string } }) =>
      site.path() === '/signup',
  }
  expect(await runRandomUser('a visitor', steps, rules)).toEqual({
    rule: 'the sign-up page must not open',
    steps: ['type "Maya" into “identifier”', 'visit /signup'],
  })
})

test('returns null if a random user breaks no rule', async () => {
  const steps: Action[] = [
    { do: 'hold', which: 0, kind: 'unknown' },
    { do: 'visit', which: 8 },
    { do: 'reject the session' },
    { do: 'log out in another tab' },
  ]
  expect(await runRandomUser('a member', steps)).toBeNull()
})

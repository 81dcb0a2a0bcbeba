import { expect, test } from 'vitest'
import { type Act, useAtRandom } from './random-user.tsx'

test('a random person who breaks a rule is told of, with what was done', async () => {
  const acts: Act[] = [
    { do: 'type', which: 0, text: 'Maya' },
    { do: 'visit', which: 2 },
    { do: 'go back' },
  ]
  const rules = {
    'nobody may sign up': ({ site }: { site: { path(): string } }) => site.path() === '/signup',
  }
  expect(await useAtRandom('a visitor', acts, rules)).toEqual({
    rule: 'nobody may sign up',
    acts: ['type "Maya" into “identifier”', 'visit /signup'],
  })
})

test('a random person who breaks none is not', async () => {
  const acts: Act[] = [
    { do: 'hold', which: 0, kind: 'unknown' },
    { do: 'visit', which: 8 },
    { do: 'lose the session' },
    { do: 'log out in another tab' },
  ]
  expect(await useAtRandom('a member', acts)).toBeNull()
})

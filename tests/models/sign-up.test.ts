import { describe, expect, test } from 'vitest'
import { replay } from '../../machines/model/replay.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'

const from = (...moves: string[]) =>
  replay(signUpModel, {
    input: 'a kept form',
    moves: [
      'field changed (the password is typed)',
      'field changed (the password is repeated)',
      'submitted',
      ...moves,
    ],
  })

describe('a sign-up', () => {
  test('creates the identity, then registers it, then has the mail sent (spec 4.12, 4.16)', () => {
    expect(from().services()).toEqual(['create identity'])
    expect(from('create identity: is created').services()).toEqual(['register'])
    expect(from('create identity: is created', 'register: is registered').services()).toEqual([
      'send verification email',
    ])
  })

  test('that the backend refuses deletes its identity and keeps the form (spec 4.13)', () => {
    const untilRefused = ['create identity: is created', 'register: is refused']
    expect(from(...untilRefused).services()).toEqual(['remove identity'])
    const removed = from(...untilRefused, 'remove identity: is removed').snapshot()
    expect(removed.matches('form')).toBe(true)
    expect(removed.context).toMatchObject({
      identity: null,
      values: { username: 'mayalind' },
    })
  })

  test('that the backend does not answer keeps its identity for the next try (spec 4.13)', () => {
    const unanswered = from('create identity: is created', 'register: does not answer')
    expect(unanswered.snapshot().matches('form')).toBe(true)
    expect(unanswered.services()).toEqual([])
    expect(unanswered.snapshot().context.identity).not.toBeNull()
  })
})

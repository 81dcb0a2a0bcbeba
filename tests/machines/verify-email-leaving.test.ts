import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

test('/verify-email has nothing to wait for without an email', () => {
  expect(walkMachine(verifyEmailModel, 'without an email')).toMatchObject({
    at: 'email unknown',
    services: none,
    emitted: [],
  })
})

test.each([
  ['another member', []],
  ['without an email', ['member changed (to the same member)']],
  ['just signed up', ['member changed (to another member)']],
  [
    'just signed up',
    [
      'check requested',
      'check verified (manual): is verified',
      'session opened (of the member)',
      'member changed (to another member)',
    ],
  ],
] as const)('/verify-email navigates a member with another email to /: %s %j', (input, moves) => {
  expect(walkMachine(verifyEmailModel, input, ...moves)).toMatchObject({
    at: 'left to a member',
    emitted: [{ type: 'navigate', to: '/', withReturnPath: false }],
  })
})

describe('a session that ends while success is shown', () => {
  const verified = ['check requested', 'check verified (manual): is verified']
  const ended = 'member changed (to signed out)'

  test.each([
    ['before it was opened', []],
    ['after it was opened', ['session opened (of the member)']],
    ['after it could not be opened', ['session not opened (by the backend)']],
  ])('cancels the redirect and asks for a sign-in: %s', (_, moves) => {
    const run = replay(verifyEmailModel, {
      input: 'just signed up',
      moves: [...verified, ...moves, ended],
    })
    expect(run.snapshot().value).toBe('signed out')
    expect(run.observe().justNow.emitted).toEqual([])
    expect(run.timers()).toEqual([])
  })

  test('navigates to / if another member signs in next', () => {
    const moves = [...verified, ended, 'member changed (to another member)']
    expect(walkMachine(verifyEmailModel, 'just signed up', ...moves).at).toBe('left to a member')
  })
})

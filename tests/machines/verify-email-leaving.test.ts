import { expect, test } from 'vitest'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

test('/verify-email has nothing to wait for without an email', () => {
  expect(walkMachine(verifyEmailModel, 'without an email')).toMatchObject({
    at: 'email unknown',
    services: {},
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

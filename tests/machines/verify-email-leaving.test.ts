import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { noticesWithdrawn } from '../../machines/notices.ts'
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

describe('a wait whose session ends', () => {
  const model = {
    ...verifyEmailModel,
    events: {
      ...verifyEmailModel.events,
      'session ended': {
        ...verifyEmailModel.events?.['session ended'],
        'by another sign-up': {
          type: 'session ended' as const,
          reason: 'replaced by another sign-in' as const,
        },
        'by another member': {
          type: 'session ended' as const,
          reason: 'another member signed in elsewhere' as const,
        },
      },
    },
  }
  const at = (...moves: string[]) => walkMachine(model, 'just signed up', ...moves)

  test.each([
    ['with the verification', 'verified elsewhere'],
    ['with the identity', 'over'],
    ['for an unknown reason', 'lost'],
    ['by another sign-up', 'replaced'],
    ['by another member', 'replaced'],
  ])(
    'says why, checks no longer and asks for no verification (reading 40): %s',
    (reason, ended) => {
      for (const moves of [[], ['check requested'], ['resend requested']])
        expect(at(...moves, `session ended (${reason})`)).toMatchObject({
          at: { ended },
          services: none,
          emitted: [noticesWithdrawn('account created')],
        })
    },
  )

  test('goes on if the session of another tab reaches this one', () => {
    const moves = ['session ended (with the verification)', 'member changed (to the same member)']
    expect(at(...moves).sentTo.session).toMatchObject([{ type: 'identity verified' }])
    expect(at(...moves, 'session opened (of the member)', '⏱ redirect delay').at).toBe('redirected')
  })

  test('after the end of a reload starts no check', () => {
    expect(walkMachine(model, 'the sign-up is over')).toMatchObject({
      at: { ended: 'over' },
      services: none,
    })
  })

  test('is answered by the withdrawal, whose last step ends it', () => {
    const withdrawing = [
      'withdrawal requested',
      'read identity: finds the unverified identity',
      'delete record: is deleted',
      'session ended (with the identity)',
    ]
    expect(at(...withdrawing).at).toBe('withdrawing')
    expect(at(...withdrawing, 'remove identity: is removed').at).toBe('withdrawn')
    expect(at(...withdrawing, 'remove identity: cannot be removed').at).toEqual({ ended: 'over' })
  })
})

describe('a verification email that was not sent', () => {
  const at = (...moves: string[]) =>
    walkMachine(verifyEmailModel, 'without a sent email', ...moves).context.isUnsent

  test.each([
    [[], true],
    [['resend requested', 'send verification email: fails'], true],
    [['resend requested', 'send verification email: is sent'], false],
    [['cooldown stored (by another tab)'], false],
  ])('is said until one was sent, also by another tab: %j', (moves, isUnsent) => {
    expect(at(...moves)).toBe(isUnsent)
  })
})

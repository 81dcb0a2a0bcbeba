import { explore, replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { settledMember } from '../../machines/samples.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { greetedNameOf } from '../../src/screens/landing/view-props.ts'
import { toLoginProps } from '../../src/screens/login/view-props.ts'
import { toPreferencesProps } from '../../src/screens/preferences/view-props.ts'
import { profileMemberOf } from '../../src/screens/profile/view-props.ts'
import { toDeletionProps } from '../../src/screens/settings/view-props.ts'
import { accountOf } from '../../src/screens/shell/view-props.ts'
import { toSignUpProps } from '../../src/screens/sign-up/view-props.ts'
import { toVerifyEmailProps } from '../../src/screens/verify-email/view-props.ts'

const sessionAfter = (input: string, ...moves: string[]) =>
  replay(sessionModel, { input, moves }).snapshot()

describe('the account in the top bar', () => {
  test('is the member’s, also after a failed restore', () => {
    const restored = ['read identity: finds the member', 'load member: is loaded']
    expect(accountOf(sessionAfter('a stored member', ...restored))).not.toBeNull()
    expect(accountOf(sessionAfter('a stored member', 'read identity: fails'))).not.toBeNull()
  })

  test('is missing for a visitor, and while the email awaits verification (reading 6)', () => {
    const created = sessionAfter('an empty storage', 'identity created (at sign-up)')
    expect(created.value).toBe('awaiting verification')
    expect(accountOf(created)).toBeNull()
    expect(accountOf(sessionAfter('an empty storage'))).toBeNull()
  })
})

test('the greeting is the first name of the record, not a stored name', () => {
  const restored = ['read identity: finds the member', 'load member: is loaded']
  const session = sessionAfter('a stored member', ...restored)
  const { member } = session.context
  const context = { ...session.context, member: { ...member, firstName: ' Majken ' } }
  expect(greetedNameOf({ ...session, context })).toBe('Majken')
})

describe('a rejected form', () => {
  const typed = [
    'field changed (an email is typed)',
    'field changed (a password is typed)',
    'submitted',
  ]

  test('marks the password after wrong credentials', () => {
    const moves = [...typed, 'sign in: is refused']
    const login = replay(loginModel, { input: 'a visitor', moves }).snapshot()
    expect(login.context.failure).toEqual({ kind: 'wrong credentials' })
    expect(toLoginProps(login).problem?.field).toBe('password')
  })

  test('marks the username if it is taken', () => {
    const moves = [
      'field changed (the password is typed)',
      'field changed (the password is repeated)',
      'submitted',
      'create identity: is created',
      'register: is refused',
      'remove identity: is removed',
    ]
    const signUp = replay(signUpModel, { input: 'a stored draft', moves }).snapshot()
    expect(signUp.context.failure).toEqual({ kind: 'username taken' })
    expect(Object.keys(toSignUpProps(signUp).problems)).toEqual(['username'])
  })
})

test('the deletion asks a member with Apple to sign in with Apple', () => {
  const moves = ['delete requested', 'confirmed', 'check recent sign-in: is not recent']
  const input = 'a member with Apple sign-in'
  const deletion = toDeletionProps(replay(deleteAccountModel, { input, moves }).snapshot())
  expect(deletion.step).toEqual({ kind: 'provider', provider: 'apple', busy: false })
})

test.each([
  ['a new member', 'Failed to save preferences. Please try again.'],
  ['a member with interests', 'Failed to update preferences. Please try again.'],
])('%s whose interests are refused reads “%s” (spec 8.22, 8.23)', (input, text) => {
  const moves = ['interest toggled (Karaoke)', 'save requested', 'save interests: are refused']
  const { snapshot } = replay(interestsModel, { input, moves })
  expect(toPreferencesProps(snapshot()).problem).toBe(text)
})

test('the tiles count events, friends and interests (spec 2.88, 2.89, 2.90)', () => {
  const member = { ...settledMember, events: ['e1'], friends: ['f1', 'f2'], interests: [] }
  expect(profileMemberOf(member)).toMatchObject({ events: 1, connections: 2, interests: 0 })
})

test('the countdown of Resend never reaches 0 before the cooldown is over', () => {
  const input = 'reloaded during the cooldown'
  const snapshot = replay(verifyEmailModel, { input, moves: [] }).snapshot()
  const { resendAt } = snapshot.context
  const secondsLeft = (before: number) =>
    toVerifyEmailProps(snapshot, resendAt - before).resend.secondsLeft
  expect([1, 999, 1_000, 1_001, 0].map(secondsLeft)).toEqual([1, 1, 1, 2, 1])
})

test('the countdowns agree with their timers after every move of the model', () => {
  const differences = new Set<string>()
  const shown = new Set<string>()
  const sent = {
    ...verifyEmailModel.outcomes?.['send verification email'],
    'was sent by another tab': {
      resolves: (now: number) => ({ sentAt: now - 20_000, at: now }),
    },
  }
  const outcomes = { ...verifyEmailModel.outcomes, 'send verification email': sent }
  explore(
    { ...verifyEmailModel, outcomes },
    {
      visit(run) {
        const secondsOf = (name: string) => {
          const timer = run.timers().find((pending) => pending.name === name)
          if (timer) shown.add(name)
          return timer ? Math.ceil((timer.due - run.now()) / 1_000) : null
        }
        const snapshot = run.snapshot()
        const { nextCheckInSeconds, resend } = toVerifyEmailProps(snapshot, run.now())
        const check = secondsOf('poll interval')
        if (nextCheckInSeconds !== check)
          differences.add(`check in ${check} s, shown is ${nextCheckInSeconds}`)
        const next = secondsOf('until resend') ?? 0
        if (resend.secondsLeft !== next && snapshot.matches('waiting'))
          differences.add(`resend in ${next} s, shown is ${resend.secondsLeft}`)
      },
    },
  )
  expect([...differences]).toEqual([])
  expect(shown.size).toBe(2)
})

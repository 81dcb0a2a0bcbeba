import { expect } from 'vitest'
import type { NoticeKey } from '../../../machines/notices.ts'
import { answer } from '../open-over-network.ts'
import { maya } from '../open-site.tsx'
import {
  cause,
  danger,
  expectPath,
  fill,
  type NoticeCase,
  pageLeft,
  press,
  type Site,
  success,
  triedAgain,
  typed,
  until,
} from './notice-case.ts'

const ines = {
  'First name': 'Inês',
  Username: 'ines',
  Email: 'ines@ferreira.example',
  Password: 'vine-and-lattice-7',
  'Confirm password': 'vine-and-lattice-7',
}
const unreachable = { kind: 'unreachable' } as const

const signUp = { opening: { at: '/signup' }, button: 'Sign Up' }
const reset = { opening: { at: '/forgot-password' }, button: 'Send Reset Link' }
const awaiting = { opening: { at: '/verify-email', awaiting: true }, button: 'Wrong address?' }

const failedReset = (kind: 'server error' | 'invalid email') => (site: Site) => {
  site.identity.controls.fail('sendPasswordReset', { kind })
  return fill({ Email: maya.email })
}

/** The notices of a sign-up, and of a request for a reset email. */
export const signUpNotices = {
  'account created': success(
    [
      cause(
        signUp,
        'a sign-up succeeds, which stores its token and its email (spec 4.14, 4.15)',
        'Please check your email to verify your account',
        {
          before: () => fill(ines),
          check: async (site) => {
            await expectPath(site, '/verify-email')
            const pendingToken = `pending-${site.service.find(ines.Email)?.uid}-1`
            expect(site.store.session).toMatchObject({ pendingToken, tempUserEmail: ines.Email })
          },
        },
      ),
    ],
    until('the account is gone (reading 40)', ({ service }) => {
      service.delete(service.find(ines.Email)?.uid ?? '')
      return press("I've Verified My Email")
    }),
  ),
  'passwords do not match': danger(
    [
      cause(
        signUp,
        'a sign-up has different passwords, and nothing is sent (spec 5.01, 5.02, 8.11)',
        'Passwords do not match',
        {
          before: () => fill({ ...ines, 'Confirm password': 'vine-and-lattice-8' }),
          check: ({ identity, memberApi }) => {
            expect(identity.controls.count('signUp')).toBe(0)
            expect(memberApi.controls.calls).toEqual([])
          },
        },
      ),
    ],
    typed('Password', 'vine-and-lattice-8'),
    typed('Confirm password', ines.Password),
  ),
  'registration failed': danger(
    [
      cause(
        signUp,
        'the backend refuses it without a message (spec 8.03, 8.05, 8.09)',
        'Registration failed',
        {
          answers: { 'POST /users/register': () => answer(422, { success: false }) },
          before: () => fill(ines),
          check: ({ log }) => expect(log).toEqual(['registration failed: refused']),
        },
      ),
      cause(
        signUp,
        'the email has an account (spec 8.05)',
        'An account with this email address already exists.',
        { before: () => fill({ ...ines, Email: maya.email }) },
      ),
    ],
    typed('Password', 'another-vine-7'),
    triedAgain('Sign Up', ({ identity }) => identity.controls.hold('signUp')),
  ),
  'verification email not sent': danger(
    [
      cause(
        signUp,
        'the identity service sends none at the sign-up',
        'Failed to send verification email. Please try again.',
        {
          before: ({ identity }) => {
            identity.controls.fail('sendVerificationEmail', unreachable)
            return fill(ines)
          },
          check: (site) => expectPath(site, '/verify-email'),
        },
      ),
    ],
    pageLeft('/forgot-password'),
  ),
  'withdrawal failed': danger(
    [
      cause(
        awaiting,
        'the identity cannot be removed',
        'We couldn’t cancel this sign-up. Please try again.',
        { before: ({ identity }) => identity.controls.fail('remove', unreachable) },
      ),
    ],
    triedAgain('Wrong address?', ({ identity }) => identity.controls.hold('remove')),
  ),
  'email needed': danger(
    [
      cause(
        reset,
        'a reset is requested without an email (spec 5.12, 8.12)',
        'Please enter your email address',
        { check: ({ identity }) => expect(identity.controls.count('sendPasswordReset')).toBe(0) },
      ),
    ],
    typed('Email', maya.email),
  ),
  'reset email sent': success([
    cause(
      reset,
      'the email was sent (spec 8.15)',
      'Password reset email sent! Please check your inbox.',
      {
        before: () => fill({ Email: maya.email }),
        check: ({ service }) =>
          expect(service.emails).toEqual([{ kind: 'password reset', email: maya.email }]),
      },
    ),
  ]),
  'reset email failed': danger(
    [
      cause(reset, 'the identity service fails (spec 8.13)', 'Failed to send reset email', {
        before: failedReset('server error'),
      }),
      cause(
        reset,
        'the identity service refuses the email (spec 8.14)',
        'That doesn’t look like an email address.',
        { before: failedReset('invalid email') },
      ),
    ],
    typed('Email', 'maya@lindqvist.test'),
    triedAgain('Send Reset Link', ({ identity }) => identity.controls.hold('sendPasswordReset')),
  ),
} satisfies Partial<Record<NoticeKey, NoticeCase>>

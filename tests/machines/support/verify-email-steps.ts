import { verifyEmailModel } from '../../../machines/verify-email/verify-email-model.ts'

/* The transition tour uses two checks. This model uses the numbers of the specification (sections 4 and 9). */
export const model = {
  ...verifyEmailModel,
  inputs: {
    'just signed up': (now: number) => ({
      email: 'maya@lindqvist.example',
      at: now,
      signedIn: null,
      resendAt: null,
    }),
  },
  events: {
    ...verifyEmailModel.events,
    'tab shown': {
      ...verifyEmailModel.events?.['tab shown'],
      'after a suspension of 20 s': (now: number) => ({
        type: 'tab shown' as const,
        at: now + 20_000,
      }),
    },
  },
  outcomes: {
    ...verifyEmailModel.outcomes,
    'send verification email': {
      ...verifyEmailModel.outcomes?.['send verification email'],
      'finds it verified': { rejects: { kind: 'email already verified' as const } },
    },
  },
}
export const from = (...moves: string[]) => ({ input: 'just signed up', moves })
export const checks = (times: number) =>
  Array.from({ length: times }, () => [
    '⏱ poll interval',
    'check verified (polling): is not verified yet',
  ])

/** A withdrawal up to the removal of the identity. */
export const withdrawal = [
  'read identity: finds the unverified identity',
  'delete record: is deleted',
]

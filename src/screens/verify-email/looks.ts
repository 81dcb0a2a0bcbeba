import { verificationMessages, verifyEmailCopy } from '../../copy/verify-email.ts'
import type { Look, Looks } from '../look.ts'

const check = { role: 'button', name: verifyEmailCopy.check } as const
const checking = { role: 'button', name: verifyEmailCopy.checking, disabled: true } as const
const resend = { role: 'button', name: verifyEmailCopy.resend } as const
const wrongAddress = { role: 'button', name: verifyEmailCopy.wrongAddress } as const

const waiting: Look = [{ role: 'heading', name: verifyEmailCopy.heading }]
const verified: Look = [
  { role: 'heading', name: verifyEmailCopy.verifiedHeading },
  { ...check, disabled: true },
  { ...resend, disabled: true },
  { ...wrongAddress, absent: true },
]

/** What a person sees in each state of the verify-email machine; of parallel states, all lines hold. */
export const verifyEmailLooks = {
  'waiting.polling.pausing': waiting,
  'waiting.polling.looking': waiting,
  'waiting.polling.stopped': waiting,
  'waiting.hints.listening': waiting,
  'waiting.hints.looking': waiting,
  'waiting.hints.resting': waiting,
  'waiting.asking.idle': [check, wrongAddress],
  'waiting.asking.looking': [checking, wrongAddress],
  'waiting.resending.ready': [resend],
  'waiting.resending.sending': [
    { role: 'button', name: verifyEmailCopy.resending, disabled: true },
  ],
  'waiting.resending.cooling down': [
    { role: 'button', name: /^Resend Verification Email \(\d+\ss\)$/, disabled: true },
  ],
  withdrawing: [
    ...waiting,
    { ...check, disabled: true },
    { role: 'button', name: verifyEmailCopy.withdrawing, disabled: true },
  ],
  'verified.session.entering': verified,
  'verified.session.refused': [...verified, { role: 'button', name: verifyEmailCopy.retryEntry }],
  'verified.session.entered': verified,
  'verified.redirect.pausing': [{ role: 'status', name: verificationMessages.verified }],
  'verified.redirect.due': verified,
  redirected: verified,
  withdrawn: waiting,
} as const satisfies Looks

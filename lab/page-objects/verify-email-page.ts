import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { withdrawAccountModel } from '../../machines/withdraw-account/withdraw-account-model.ts'
import { pendingCopy } from '../../src/copy/loading.ts'
import { signUpCopy } from '../../src/copy/sign-up.ts'
import { verificationMessages, verifyEmailCopy } from '../../src/copy/verify-email.ts'
import { by, type Expectation, inEach, pageObject, press, sessionAnswers } from './page-object.ts'

const check = { role: 'button', name: verifyEmailCopy.check } as const
const checking = { role: 'button', name: verifyEmailCopy.checking, disabled: true } as const
const resend = { role: 'button', name: verifyEmailCopy.resend } as const
const wrongEmail = { role: 'button', name: verifyEmailCopy.wrongEmail } as const

const ended = (reason: keyof typeof verifyEmailCopy.ended): Expectation => {
  const { heading, next } = verifyEmailCopy.ended[reason]
  return [
    { role: 'heading', name: heading },
    { role: 'link', name: verifyEmailCopy.next[next] },
  ]
}

const { heading, unsentHeading } = verifyEmailCopy
const waiting: Expectation = [
  { role: 'heading', name: new RegExp(`^(${heading}|${unsentHeading})$`) },
]
const verified: Expectation = [
  { role: 'heading', name: verifyEmailCopy.verifiedHeading },
  { ...check, disabled: true },
  { ...resend, disabled: true },
  { ...wrongEmail, absent: true },
]

const withdrawing: Expectation = [
  ...waiting,
  { ...check, disabled: true },
  { role: 'button', name: verifyEmailCopy.withdrawing, disabled: true },
]

/** /verify-email. Hints come from the visibility of the tab and the network. The lines of all active states apply. */
export const verifyEmailPage = pageObject({
  model: verifyEmailModel,
  interactions: {
    'check requested': press(verifyEmailCopy.check),
    'resend requested': press(verifyEmailCopy.resend),
    'withdrawal requested': press(verifyEmailCopy.wrongEmail),
    'retry requested': press(verifyEmailCopy.retrySignIn),
    ...by('the browser', 'check hinted', 'tab shown'),
    ...by('another tab', 'cooldown stored', 'member changed'),
    ...by('another machine', 'session ended'),
    ...sessionAnswers,
    ...by('the machine itself', 'polling restarted'),
  },
  expectations: {
    'email unknown': ended('email unknown'),
    ...inEach(waiting, 'waiting.polling.pausing', 'waiting.polling.checking'),
    ...inEach(waiting, 'waiting.polling.stopped', 'waiting.hints.ready', 'waiting.hints.checking'),
    ...inEach(waiting, 'waiting.hints.cooling down'),
    'waiting.manual.idle': [check, wrongEmail],
    'waiting.manual.checking': [checking, wrongEmail],
    'waiting.resending.ready': [resend],
    'waiting.resending.sending': [
      { role: 'button', name: verifyEmailCopy.resending, disabled: true },
    ],
    'waiting.resending.cooling down': [
      { role: 'button', name: /^Resend Verification Email \(\d+\ss\)$/, disabled: true },
    ],
    withdrawing,
    'verified.session.starting': verified,
    'verified.session.failed': [...verified, { role: 'button', name: verifyEmailCopy.retrySignIn }],
    'verified.session.started': verified,
    'verified.redirect.pausing': [{ role: 'status', name: verificationMessages.verified }],
    'verified.redirect.due': verified,
    'ended.lost': ended('lost'),
    'ended.verified elsewhere': ended('verified elsewhere'),
    'ended.replaced': ended('replaced'),
    'ended.over': ended('over'),
    'signed out': ended('verified'),
    'left to a member': [{ role: 'status', name: pendingCopy.label }],
    'left to the settings': verified,
    redirected: verified,
    withdrawn: waiting,
  },
})

/** The withdrawal of an account, on /verify-email and after it. It has no events. */
export const withdrawAccountPage = pageObject({
  model: withdrawAccountModel,
  interactions: {},
  expectations: {
    ...inEach(withdrawing, 'checking the identity', 'deleting the record', 'removing the identity'),
    withdrawn: [{ role: 'heading', name: signUpCopy.heading }],
    rejected: [...waiting, check, wrongEmail],
  },
})

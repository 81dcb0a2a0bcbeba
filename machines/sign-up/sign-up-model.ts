import { registerLimits } from '../member-api.gen.ts'
import { modelOf } from '../model-of.ts'
import { unverifiedIdentity, verifiedIdentity } from '../samples.ts'
import { hasMessage, noticesIn } from '../sent-messages.ts'
import { isBlank } from '../text-rules.gen.ts'
import { typedEvents } from '../typed-samples.ts'
import { withdrawAccountModel } from '../withdraw-account/withdraw-account-model.ts'
import { suggestedEmail } from './email-typo.ts'
import { draftOf, hasText, type SignUpProblems } from './sign-up-form.ts'
import { signUpMachine } from './sign-up-machine.ts'

const draft = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'mayalind',
  email: 'maya@lindqvist.example',
  phone: '',
}

export const signUpModel = modelOf({
  machine: signUpMachine,
  question: 'How does a visitor sign up?',
  inputs: {
    'a stored draft': { draft, identity: null, returnTo: null },
    'an email to correct': {
      draft: { ...draft, email: 'maya@gmial.com' },
      identity: unverifiedIdentity,
      returnTo: null,
    },
  },
  events: {
    'member changed': {
      'in another tab': { type: 'member changed', identity: verifiedIdentity },
    },
    'field changed': {
      'the password is typed': { type: 'field changed', field: 'password', value: 'sweet-pea-88' },
      'the password is repeated': {
        type: 'field changed',
        field: 'confirmPassword',
        value: 'sweet-pea-88',
      },
      // After a discarded draft, the form can be filled in again.
      'the first name is typed': { type: 'field changed', field: 'firstName', value: 'Maya' },
      'the email is typed': {
        type: 'field changed',
        field: 'email',
        value: 'maya@lindqvist.example',
      },
      'another password is repeated': {
        type: 'field changed',
        field: 'confirmPassword',
        value: 'sweet-pea-89',
      },
      'the username is typed': { type: 'field changed', field: 'username', value: 'mayalind' },
      ...typedEvents((typed) => ({
        type: 'field changed' as const,
        field: 'firstName' as const,
        ...typed,
      })),
    },
  },
  addressees: ['navigationBlocker', 'app', 'session', 'onboarding'],
  outcomes: {
    social: { 'signs in': { resolves: undefined } },
    'create identity': {
      'is created': { resolves: unverifiedIdentity },
      'finds the email taken': { rejects: { kind: 'email taken' } },
      'is refused': { rejects: { kind: 'weak password' } },
    },
    'sign in': {
      'is unverified': { resolves: unverifiedIdentity },
      'is verified': { resolves: verifiedIdentity },
      'is refused': { rejects: { kind: 'wrong credentials' } },
    },
    'sign out identity': {
      'is signed out': { resolves: undefined },
      fails: { rejects: { kind: 'unknown' } },
    },
    'remove identity': {
      'is removed': { resolves: undefined },
      'cannot be removed': { rejects: { kind: 'unreachable' } },
    },
    register: {
      'is registered': { resolves: { pendingToken: 'pending-1' } },
      'is refused': { rejects: { kind: 'username taken' } },
      'does not answer': { rejects: { kind: 'timed out' } },
    },
    'send verification email': {
      'is sent': { resolves: undefined },
      fails: { rejects: { kind: 'too many requests' } },
    },
  },
  children: { 'withdraw account': withdrawAccountModel },
  // Explored one at a time: what each of them leads to does not depend on the others.
  within: ({ unreadable, problems, failure, suggestion }) =>
    [unreadable.length > 0, doDiffer(problems), failure !== null, suggestion !== null].filter(
      Boolean,
    ).length < 2,
  project: ({ values, problems, failure, ...context }) => ({
    ...context,
    // The other problems, and the kind of a failure, are only shown.
    passwordsDiffer: doDiffer(problems),
    hasFailed: failure !== null,
    values: { ...values, firstName: classOf(values.firstName) },
  }),
  invariants: {
    'a form with text is not left for a member of another tab without a question': ({
      snapshot,
      last: { event },
      justNow,
    }) =>
      !snapshot.matches('form') ||
      event?.type !== 'member changed' ||
      !hasText(draftOf(snapshot.context.values)) ||
      hasMessage(justNow.emitted, 'blocking changed'),
    'only an email that was left gets a suggestion, until it is changed': ({
      snapshot: { context },
      last: { event, before },
    }) =>
      event?.type === 'email left'
        ? context.suggestion === suggestedEmail(context.values.email)
        : context.suggestion === null ||
          (context.suggestion === before?.context.suggestion &&
            !(event?.type === 'field changed' && event.field === 'email')),
    'at most one email per press': ({ sent, started }) =>
      (started['send verification email'] ?? 0) <= (sent.submitted ?? 0),
    'at most one registration per press': ({ sent, started }) =>
      (started.register ?? 0) <= (sent.submitted ?? 0),
    'nothing is sent while the form has problems': ({ snapshot }) =>
      !snapshot.hasTag('busy') ||
      (snapshot.context.values.username !== '' &&
        !isBlank(snapshot.context.values.firstName) &&
        snapshot.context.values.firstName.length <= registerLimits.firstName &&
        snapshot.context.unreadable.length === 0),
    'an unreadable field is not called missing': ({ snapshot: { context }, last: { event } }) =>
      event?.type !== 'submitted' ||
      context.unreadable.every((field) => context.problems[field] === 'unreadable'),
    'only equal passwords are submitted (5)': ({ justNow, last }) =>
      !justNow.started['create identity'] ||
      last.before?.context.values.password === last.before?.context.values.confirmPassword,
    'passwords that differ say so (5, 8)': ({ justNow, last, snapshot }) =>
      !(last.event?.type === 'submitted') ||
      snapshot.context.values.confirmPassword !== 'sweet-pea-89' ||
      snapshot.context.values.password === 'sweet-pea-89' ||
      noticesIn(justNow.emitted).join() === 'passwords do not match',
    'passwords that may be equal again are not called different': ({ last: { event }, snapshot }) =>
      event?.type !== 'field changed' ||
      !(event.field === 'password' || event.field === 'confirmPassword') ||
      snapshot.context.problems.confirmPassword !== 'does not match',
    'a refused registration removes the identity (4, r24)': ({ justNow }) =>
      !justNow.ended['register: is refused'] || justNow.started['remove identity'] === 1,
    'a registration without an answer keeps identity and form (r24)': ({
      snapshot,
      justNow,
      last,
    }) =>
      !justNow.ended['register: does not answer'] ||
      (!justNow.started['remove identity'] &&
        snapshot.context.identity !== null &&
        snapshot.context.values === last.before?.context.values),
    'the record comes before the verification email, and the email before the account (4)': ({
      snapshot,
      justNow,
      ended,
    }) =>
      (justNow.started['send verification email'] ?? 0) ===
        (justNow.ended['register: is registered'] ?? 0) &&
      (!snapshot.matches('created') ||
        Object.keys(ended).some((end) => end.startsWith('send verification email'))),
    'a verified account is never signed up again (r29)': ({ justNow, last }) =>
      !justNow.started.register ||
      last.before?.context.identity?.emailVerified === false ||
      (last.outcome !== null &&
        'resolves' in last.outcome &&
        last.outcome.resolves === unverifiedIdentity),
    'the visitor is asked to check the email (2)': ({ justNow }) =>
      !justNow.ended['send verification email: is sent'] ||
      noticesIn(justNow.emitted).includes('account created'),
    'the passwords are cleared once the account is created': ({ snapshot }) =>
      !snapshot.matches('created') ||
      (snapshot.context.values.password === '' && snapshot.context.values.confirmPassword === ''),
  },
})

const doDiffer = ({ confirmPassword }: SignUpProblems): boolean =>
  confirmPassword === 'does not match'

/** First names of the same class have the same effect. */
const classOf = (name: string): string =>
  isBlank(name) || name.length > registerLimits.firstName ? 'invalid' : 'valid'

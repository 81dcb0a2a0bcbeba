import { modelOf } from '../model-of.ts'
import { settledMember, unverifiedIdentity, verifiedIdentity } from '../samples.ts'
import { hasMessage, noticesIn, pathsIn } from '../sent-messages.ts'
import { isBlank, otherEmailOf } from '../text-rules.gen.ts'
import { typedEvents } from '../typed-samples.ts'
import { loginMachine } from './login-machine.ts'

export const loginModel = modelOf({
  machine: loginMachine,
  question: 'How does a member sign in with a password?',
  inputs: { 'a visitor': { returnTo: null } },
  events: {
    'session opened': {
      'of the member': { type: 'session opened', member: settledMember },
    },
    'session not opened': {
      'by the backend': { type: 'session not opened', failure: { kind: 'server error' } },
    },
    'field changed': {
      'an email is typed': {
        type: 'field changed',
        field: 'identifier',
        value: 'maya@lindqvist.example',
      },
      'an email with an internationalised domain is typed': {
        type: 'field changed',
        field: 'identifier',
        value: 'maya@b\u00fccher.example',
      },
      'a username is typed': { type: 'field changed', field: 'identifier', value: 'mayalind' },
      'a password is typed': { type: 'field changed', field: 'password', value: 'sweet-pea-88' },
      'a password with an accent is typed': {
        type: 'field changed',
        field: 'password',
        value: 'caf\u00e9-88',
      },
      ...typedEvents((typed) => ({
        type: 'field changed' as const,
        field: 'identifier' as const,
        ...typed,
      })),
    },
  },
  systemId: 'page',
  addressees: ['app', 'session', 'onboarding'],
  outcomes: {
    social: { 'signs in': { resolves: undefined } },
    'resolve login': {
      'finds the email': { resolves: { email: 'maya@lindqvist.example' } },
      'is refused': { rejects: { kind: 'wrong credentials' } },
      'is not supported': { rejects: { kind: 'username sign-in unsupported' } },
    },
    'sign in': {
      'is verified': { resolves: verifiedIdentity },
      'is unverified': { resolves: unverifiedIdentity },
      'is refused': { rejects: { kind: 'wrong credentials' } },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
      'finds the email invalid': { rejects: { kind: 'invalid email' } },
      'is superseded': { rejects: { kind: 'superseded' } },
    },
  },
  // No guard reads who has signed in, why it failed, or an email without another form.
  project: ({ identifier, email, identity: _, failure, ...context }) => ({
    ...context,
    identifier: kindOf(identifier),
    email: otherEmailOf(email) !== null && email,
    hasFailed: failure !== null,
  }),
  invariants: {
    'at most one sign-in per press, and one more for each other form of password and email': ({
      sent,
      started,
      ended,
    }) =>
      (started['sign in'] ?? 0) <= (sent.submitted ?? 0) + (ended['sign in: is refused'] ?? 0) &&
      (started['resolve login'] ?? 0) <=
        (sent.submitted ?? 0) + (ended['resolve login: is refused'] ?? 0),
    'only a password or an email with another form is tried again, once, without a press': ({
      justNow,
      last: { before },
    }) =>
      before === null ||
      !before.hasTag('busy') ||
      !(justNow.ended['sign in: is refused'] || justNow.ended['resolve login: is refused']) ||
      Boolean(justNow.started['sign in'] ?? justNow.started['resolve login']) ===
        ((before.context.password === 'caf\u00e9-88' && !before.context.usesOtherForm) ||
          (before.matches('signing in') && before.context.email === 'maya@xn--bcher-kva.example')),
    'another email is first tried with the password as it was typed': ({
      snapshot,
      last: { before },
    }) =>
      before?.matches('signing in') !== true ||
      before.context.email === snapshot.context.email ||
      !snapshot.context.usesOtherForm,
    'an email is called invalid only as it was typed': ({ snapshot: { context }, justNow }) =>
      !justNow.ended['sign in: finds the email invalid'] ||
      context.failure?.kind ===
        (context.email === otherEmailOf(context.identifier)
          ? 'wrong credentials'
          : 'invalid email'),
    'the session answers this page': ({ justNow }) =>
      (justNow.sentTo.session ?? []).every(
        (message) => !('replyTo' in message) || message.replyTo === 'page',
      ),
    'nothing is requested with an unreadable field': ({ snapshot }) =>
      !snapshot.hasTag('busy') || snapshot.context.unreadable.length === 0,
    'a field that has become unreadable is known to be': ({ snapshot, last: { event } }) =>
      event?.type !== 'field changed' ||
      !event.unreadable ||
      snapshot.context.unreadable.includes(event.field),
    'the password is cleared after the sign-in': ({ snapshot }) =>
      !snapshot.matches('signed in') || snapshot.context.password === '',
    'a session starts only with a verified email (4, 5)': ({ snapshot }) =>
      !snapshot.matches('starting session') || snapshot.context.identity?.emailVerified === true,
    'nothing is requested without identifier and password': ({ snapshot, justNow }) =>
      !(justNow.sent.submitted && snapshot.hasTag('busy')) ||
      (!isBlank(snapshot.context.identifier) && snapshot.context.password !== ''),
    'an entry with @ is an email, any other one is resolved first (r5)': ({ snapshot, justNow }) =>
      !(justNow.sent.submitted && snapshot.hasTag('busy')) ||
      Boolean(justNow.started['sign in']) === snapshot.context.identifier.includes('@'),
    'an unverified email says so, and its verification is offered (4, 8, r22)': ({
      snapshot,
      justNow,
    }) =>
      !justNow.ended['sign in: is unverified'] ||
      (noticesIn(justNow.emitted).join() === 'email not verified' &&
        hasMessage(justNow.sentTo.session, 'verification required') &&
        snapshot.can({ type: 'verification requested' })),
    'the offer leads to /verify-email (r22)': ({ justNow }) =>
      !justNow.sent['verification requested'] ||
      pathsIn(justNow.sentTo.app).join() === '/verify-email',
    'a sign-in that another attempt has ended says nothing (r39)': ({ snapshot, justNow }) =>
      !justNow.ended['sign in: is superseded'] ||
      (snapshot.matches('form') &&
        noticesIn(justNow.emitted).length === 0 &&
        snapshot.context.failure === null),
    'a failed sign-in says so and keeps what is typed (8, r34)': ({ snapshot, last, justNow }) =>
      !(last.outcome && 'rejects' in last.outcome) ||
      Boolean(justNow.ended['sign in: is superseded']) ||
      snapshot.context.usesOtherForm !== last.before?.context.usesOtherForm ||
      snapshot.context.email !== last.before?.context.email ||
      (snapshot.matches('form') &&
        noticesIn(justNow.emitted).join() === 'login failed' &&
        snapshot.context.identifier === last.before?.context.identifier),
    'the opened session is the end of the sign-in (4, r13)': ({
      snapshot,
      last: { event, before },
      justNow,
    }) =>
      !before?.matches('starting session') ||
      event?.type !== 'session opened' ||
      (snapshot.matches('signed in') && hasMessage(justNow.sentTo.onboarding, 'signed in')),
    'a session that is not opened says so (8)': ({ snapshot, last: { event, before }, justNow }) =>
      !before?.matches('starting session') ||
      event?.type !== 'session not opened' ||
      (snapshot.matches('form') && noticesIn(justNow.emitted).join() === 'login failed'),
  },
  temporalRules: {
    'no session starts before the sign-in (4)': {
      never: { entered: 'starting session' },
      before: { ended: 'sign in: is verified' },
    },
  },
})

/** Identifiers of the same kind have the same effect. */
const kindOf = (identifier: string): string => {
  if (isBlank(identifier)) return 'nothing'
  if (!identifier.includes('@')) return 'username'
  return otherEmailOf(identifier) === null ? 'email' : 'email with another form'
}

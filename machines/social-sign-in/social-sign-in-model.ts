import { modelOf } from '../model-of.ts'
import { sameOriginPath } from '../paths.ts'
import { providers } from '../providers.gen.ts'
import { googleIdentity, linkedIdentity, newMember } from '../samples.ts'
import { hasMessage, noticesIn, pathsIn } from '../sent-messages.ts'
import { socialSignInMachine } from './social-sign-in-machine.ts'

const settings = sameOriginPath('/settings')

export const socialSignInModel = modelOf({
  machine: socialSignInMachine,
  question: 'How does a member sign in with Google or Apple?',
  inputs: { 'a visitor': { returnTo: settings && { path: settings, owner: null } } },
  events: {
    'session opened': {
      'of the member': { type: 'session opened', member: newMember },
    },
    'session not opened': {
      'by the backend': { type: 'session not opened', failure: { kind: 'server error' } },
    },
    'provider chosen': Object.fromEntries(
      providers.map((provider) => [provider, { type: 'provider chosen' as const, provider }]),
    ),
  },
  systemId: 'social',
  addressees: ['app', 'session', 'onboarding', 'signIns'],
  outcomes: {
    'sign in with provider': {
      'signs in': { resolves: googleIdentity },
      'finds the email unverified': { resolves: linkedIdentity },
      'popup is closed': { rejects: { kind: 'popup closed' } },
      'popup is superseded': { rejects: { kind: 'popup superseded' } },
      'popup is blocked': { rejects: { kind: 'popup blocked' } },
      'finds another provider': { rejects: { kind: 'other provider' } },
      'cannot be reached': { rejects: { kind: 'provider unreachable' } },
    },
  },
  invariants: {
    'at most one popup per press': ({ sent, started }) =>
      (started['sign in with provider'] ?? 0) <= (sent['provider chosen'] ?? 0),
    'a session starts only with a verified identity (4, r37)': ({ snapshot }) =>
      !snapshot.matches('starting session') || snapshot.context.identity?.emailVerified === true,
    'the provider that was chosen last is asked (4)': ({ snapshot, last: { event }, justNow }) =>
      event?.type !== 'provider chosen' ||
      (snapshot.context.provider === event.provider &&
        justNow.started['sign in with provider'] === 1),
    'a popup that is closed or superseded is no failure': ({ snapshot, justNow }) =>
      !(
        justNow.ended['sign in with provider: popup is closed'] ||
        justNow.ended['sign in with provider: popup is superseded']
      ) ||
      (noticesIn(justNow.emitted).length === 0 && snapshot.context.failure === null),
    'any other failure is named after its provider (8)': ({ snapshot, justNow }) =>
      !['popup is blocked', 'finds another provider', 'cannot be reached'].some(
        (failure) => justNow.ended[`sign in with provider: ${failure}`],
      ) ||
      (snapshot.matches('choosing') &&
        noticesIn(justNow.emitted).join() === `${snapshot.context.provider} sign-in failed`),
    'an unverified email says so, and its verification is offered (r22, r37)': ({
      snapshot,
      justNow,
    }) =>
      !justNow.ended['sign in with provider: finds the email unverified'] ||
      (noticesIn(justNow.emitted).join() === 'email not verified' &&
        hasMessage(justNow.sentTo.session, 'verification required') &&
        snapshot.can({ type: 'verification requested' })),
    'the offer leads to /verify-email (r22)': ({ justNow }) =>
      !justNow.sent['verification requested'] ||
      pathsIn(justNow.sentTo.app).join() === '/verify-email',
    'the opened session is the end of the sign-in (4, r13)': ({
      snapshot,
      last: { event, before },
      justNow,
    }) =>
      !before?.matches('starting session') ||
      event?.type !== 'session opened' ||
      (snapshot.matches('signed in') && hasMessage(justNow.sentTo.onboarding, 'signed in')),
    'the session answers this sign-in': ({ justNow }) =>
      (justNow.sentTo.session ?? []).every(
        (message) => !('replyTo' in message) || message.replyTo === 'social',
      ),
    'the onboarding gets the return path of the page (r13)': ({ justNow }) =>
      (justNow.sentTo.onboarding ?? []).every(
        (message) => 'returnTo' in message && message.returnTo === settings,
      ),
    'the onboarding starts as that of the provider (2)': ({ justNow }) =>
      (justNow.sentTo.onboarding ?? []).every(
        (message) => !('authType' in message) || message.authType === googleIdentity.authType,
      ),
  },
  temporalRules: {
    'no session starts before the sign-in with the provider (4)': {
      never: { entered: 'starting session' },
      before: { ended: 'sign in with provider: signs in' },
    },
    'a cancelled sign-in starts no session': {
      after: { sent: 'cancelled' },
      never: { entered: 'starting session' },
      until: { sent: 'provider chosen' },
    },
  },
})

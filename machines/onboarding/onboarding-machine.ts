import { assign, sendTo, setup } from 'xstate'
import { app } from '../addresses.ts'
import { type AuthType, type Member, needsPreferences, needsProfileCompletion } from '../member.ts'
import { navigateTo, type SameOriginPath } from '../paths.ts'
import type { SessionEnd } from '../session/session-events.ts'

type Arrival = { member: Member; authType: AuthType }

/** An event that the onboarding handles. */
export type OnboardingEvent =
  | { type: 'account created' }
  | { type: 'verification pending' }
  | { type: 'account withdrawn' }
  | ({ type: 'signed in'; returnTo: SameOriginPath | null } & Arrival)
  | ({ type: 'session restored' } & Arrival)
  | { type: 'profile completed'; member: Member }
  | { type: 'interests saved' }
  | SessionEnd

/**
 * The onboarding of a new member: sign up, verify the email, complete the profile (social sign-in only), choose
 * interests, home (specification 4). The machine navigates to a pending step only after a sign-in or a verification
 * (decision 0027), and to the return path when no step is pending (decision 0013).
 */
export const onboardingMachine = setup({
  types: {
    context: {} as { returnTo: SameOriginPath | null },
    events: {} as OnboardingEvent,
  },
  guards: {
    // With a password sign-in, only a member who reclaimed the email from a stranger has no first name (decision 0046).
    'needs a profile': (_, { member, authType }: Arrival) =>
      needsProfileCompletion(member) && (authType !== 'local' || member.firstName.trim() === ''),
    'needs interests': (_, { member }: { member: Member }) => needsPreferences(member),
  },
  actions: {
    'set return path': assign((_, { returnTo }: { returnTo: SameOriginPath | null }) => ({
      returnTo: returnTo !== null && isStep(returnTo) ? null : returnTo,
    })),
    'clear return path': assign({ returnTo: null }),
    'navigate to verification': sendTo(app, navigateTo('/verify-email')),
    'navigate to sign-up': sendTo(app, navigateTo('/signup')),
    'navigate to profile completion': sendTo(app, navigateTo('/profile-completion')),
    'navigate to preferences': sendTo(app, navigateTo('/preferences')),
    'navigate to return path': sendTo(app, ({ context }) => navigateTo(context.returnTo ?? '/')),
  },
}).createMachine({
  id: 'onboarding',
  context: { returnTo: null },
  initial: 'nothing pending',
  states: {
    'nothing pending': {},
    'verifying the email': {},
    'completing the profile': {},
    'choosing interests': {},
    finishing: {
      entry: ['navigate to return path', 'clear return path'],
      always: { target: 'nothing pending' },
    },
  },
  on: {
    'account created': { target: '.verifying the email', actions: 'navigate to verification' },
    'verification pending': { target: '.verifying the email' },
    'account withdrawn': { target: '.nothing pending', actions: 'navigate to sign-up' },
    'signed in': [
      {
        guard: { type: 'needs a profile', params: ({ event }) => event },
        target: '.completing the profile',
        actions: [
          { type: 'set return path', params: ({ event }) => event },
          'navigate to profile completion',
        ],
      },
      {
        guard: { type: 'needs interests', params: ({ event }) => event },
        target: '.choosing interests',
        actions: [
          { type: 'set return path', params: ({ event }) => event },
          'navigate to preferences',
        ],
      },
      {
        target: '.finishing',
        actions: { type: 'set return path', params: ({ event }) => event },
      },
    ],
    'profile completed': [
      {
        guard: { type: 'needs interests', params: ({ event }) => event },
        target: '.choosing interests',
        actions: 'navigate to preferences',
      },
      { target: '.finishing' },
    ],
    'interests saved': { target: '.finishing' },
    'session restored': [
      {
        guard: { type: 'needs a profile', params: ({ event }) => event },
        target: '.completing the profile',
      },
      {
        guard: { type: 'needs interests', params: ({ event }) => event },
        target: '.choosing interests',
      },
      { target: '.nothing pending' },
    ],
    'session ended': { target: '.nothing pending', actions: 'clear return path' },
  },
})

/** An onboarding step is never the return path, because onboarding would lead back to itself. */
const isStep = (path: SameOriginPath): boolean =>
  /^\/(preferences|profile-completion)\b/u.test(path)

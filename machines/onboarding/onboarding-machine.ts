import { assign, emit, setup } from 'xstate'
import { type AuthType, type Member, needsPreferences, needsProfileCompletion } from '../member.ts'
import { type Leave, leave, type SamePath } from '../paths.ts'

type Arrival = { member: Member; authType: AuthType }

/**
 * What does a new member still owe? Sign up, verify the e-mail, complete the profile (social sign-in
 * only), choose interests, home (specification 4). What is owed leads only right after a sign-in or a
 * verification (decision 0027); the page that was wanted before follows when nothing is owed (decision 0013).
 */
export const onboardingMachine = setup({
  types: {
    context: {} as { returnTo: SamePath | null },
    events: {} as
      | { type: 'account created' }
      | { type: 'verification awaited' }
      | { type: 'account withdrawn' }
      | ({ type: 'signed in'; returnTo: SamePath | null } & Arrival)
      | ({ type: 'session restored' } & Arrival)
      | { type: 'profile completed'; member: Member }
      | { type: 'interests saved' }
      | { type: 'session ended' },
    emitted: {} as Leave,
  },
  guards: {
    'owes the profile': (_, { member, authType }: Arrival) =>
      authType !== 'local' && needsProfileCompletion(member),
    'owes interests': (_, { member }: { member: Member }) => needsPreferences(member),
  },
  actions: {
    'keep the wanted page': assign((_, { returnTo }: { returnTo: SamePath | null }) => ({
      returnTo: returnTo !== null && isStep(returnTo) ? null : returnTo,
    })),
    'forget the wanted page': assign({ returnTo: null }),
    'leave to verification': emit(leave('/verify-email')),
    'leave to sign-up': emit(leave('/signup')),
    'leave to the profile': emit(leave('/profile-completion')),
    'leave to interests': emit(leave('/preferences')),
    'leave to the wanted page': emit(({ context }) => leave(context.returnTo ?? '/')),
  },
}).createMachine({
  id: 'onboarding',
  context: { returnTo: null },
  initial: 'nothing owed',
  states: {
    'nothing owed': {},
    'verifying the email': {},
    'completing the profile': {},
    'choosing interests': {},
    arriving: {
      entry: ['leave to the wanted page', 'forget the wanted page'],
      always: { target: 'nothing owed' },
    },
  },
  on: {
    'account created': { target: '.verifying the email', actions: 'leave to verification' },
    'verification awaited': { target: '.verifying the email' },
    'account withdrawn': { target: '.nothing owed', actions: 'leave to sign-up' },
    'signed in': [
      {
        guard: { type: 'owes the profile', params: ({ event }) => event },
        target: '.completing the profile',
        actions: [
          { type: 'keep the wanted page', params: ({ event }) => event },
          'leave to the profile',
        ],
      },
      {
        guard: { type: 'owes interests', params: ({ event }) => event },
        target: '.choosing interests',
        actions: [
          { type: 'keep the wanted page', params: ({ event }) => event },
          'leave to interests',
        ],
      },
      {
        target: '.arriving',
        actions: { type: 'keep the wanted page', params: ({ event }) => event },
      },
    ],
    'profile completed': [
      {
        guard: { type: 'owes interests', params: ({ event }) => event },
        target: '.choosing interests',
        actions: 'leave to interests',
      },
      { target: '.arriving' },
    ],
    'interests saved': { target: '.arriving' },
    'session restored': [
      {
        guard: { type: 'owes the profile', params: ({ event }) => event },
        target: '.completing the profile',
      },
      {
        guard: { type: 'owes interests', params: ({ event }) => event },
        target: '.choosing interests',
      },
      { target: '.nothing owed' },
    ],
    'session ended': { target: '.nothing owed', actions: 'forget the wanted page' },
  },
})

/** A step of onboarding is never the page to return to: it would be left for itself. */
const isStep = (path: SamePath): boolean => /^\/(preferences|profile-completion)\b/u.test(path)

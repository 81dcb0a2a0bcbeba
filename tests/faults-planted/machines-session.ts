import type { PlantedFault } from './planted-fault.ts'

const sessionModel = 'machines/session/session-model.ts'
const onboardingModel = 'machines/onboarding/onboarding-model.ts'

/** Faults of the session and the onboarding. */
export const sessionFaults: readonly PlantedFault[] = [
  {
    title: 'a stored session loses against a pending verification at the start',
    file: 'machines/session/session-machine.ts',
    find: "guard: { type: 'has a stored session', params: ({ context }) => context },",
    replace:
      'guard: ({ context: { stored } }) => stored.isLoggedIn && stored.tempUserEmail === null,',
    near: [sessionModel],
  },
  {
    title: 'signing in leaves the sign-up draft in the storage',
    file: 'machines/session/session-entries.ts',
    find: "  { type: 'clear sign-up draft' },",
    replace: '',
    near: [sessionModel],
  },
  {
    title: 'signing in leaves the drafts of the previous member',
    file: 'machines/session/session-entries.ts',
    find: "  { type: 'remove other drafts', owner: entries.userId },",
    replace: '',
    near: [sessionModel],
  },
  {
    title: 'a report that was sent returns with the drafts',
    file: 'machines/session/session-setup.ts',
    find: 'enqueue.assign(withoutReport(context, owner))',
    replace: '',
    near: [sessionModel],
  },
  {
    title: 'a report that a member has sent removes the draft of another member',
    file: 'machines/session/session-entries.ts',
    find: 'if (held?.owner !== owner) return { drafts: held }',
    replace: 'if (!held) return { drafts: held }',
    near: [sessionModel],
  },
  {
    title: 'any remembered identity is accepted for the stored member',
    file: 'machines/session/session-setup.ts',
    find: '(context.stored.userId === null || context.stored.userId === identity.uid)',
    replace: 'true',
    near: [sessionModel],
  },
  {
    title: 'the pending token of another sign-up is used',
    file: 'machines/session/session-setup.ts',
    find: 'context.stored.pendingToken !== null && isPending(context.identity, context.stored)',
    replace: 'context.stored.pendingToken !== null',
    near: [sessionModel],
  },
  {
    title: 'a used pending token stays in the storage',
    file: 'machines/session/session-entries.ts',
    find: '...nothingStored,\n  token,',
    replace: "...nothingStored,\n  pendingToken: 'pending-1',\n  token,",
    near: [sessionModel],
  },
  {
    title: 'a refused pending token is not cleared',
    file: 'machines/session/session-authenticating.ts',
    find: "target: 'logging in',\n          actions: { type: 'store', params: { entries: { pendingToken: null } } },",
    replace: "target: 'logging in',",
    near: [sessionModel],
  },
  {
    title: 'a provider’s flag is stored for the other provider',
    file: 'machines/session/session-entries.ts',
    find: "apple: 'isAppleAuth'",
    replace: "apple: 'isGoogleAuth'",
    near: ['tests/machines/session-edges.test.ts'],
  },
  {
    title: 'a logout does not clear the storage',
    file: 'machines/session/session-machine.ts',
    find: "'signing out': {\n      tags: ['signed out'],\n      entry: ['clear', answerNotOpened()],",
    replace: "'signing out': {\n      tags: ['signed out'],\n      entry: answerNotOpened(),",
    near: [sessionModel],
  },
  {
    title: 'an expired session does not say so',
    file: 'machines/session/session-machine.ts',
    find: "'notify session expired',",
    replace: '',
    near: [sessionModel],
  },
  {
    title: 'an expired session leads to /login without a return path',
    file: 'machines/session/session-machine.ts',
    find: "'navigate to login with return path',",
    replace: "'navigate to login',",
    near: [sessionModel],
  },
  {
    title: 'a logout does not lead to /login',
    file: 'machines/session/session-signed-in.ts',
    find: "[end('logged out'), 'navigate to login']",
    replace: "[end('logged out')]",
    near: [sessionModel],
  },
  {
    title: 'an unverified identity resumes as a member',
    file: 'machines/session/session-setup.ts',
    find: 'isMemberIdentity(identity) && isPending(identity, context.stored)',
    replace: 'identity !== null && isPending(identity, context.stored)',
    near: [sessionModel],
  },
  {
    title: 'an identity that belongs to nobody is kept at the start',
    file: 'machines/session/session-resuming.ts',
    find: "{ target: '#session.signing out', actions",
    replace: "{ target: '#session.signed out', actions",
    near: [sessionModel],
  },
  {
    title: 'an orphaned identity is not signed out',
    file: 'machines/session/session-machine.ts',
    find: "idle: { on: { 'orphaned identity found': { target: 'signing out orphaned identity' } } },",
    replace: "idle: { on: { 'orphaned identity found': { target: 'idle', reenter: true } } },",
    near: [sessionModel],
  },
  {
    title: 'an interrupted deletion is not resumed after a reload',
    file: 'machines/session/session-setup.ts',
    find: 'isMemberIdentity(identity) && identity.uid === context.deletion',
    replace:
      'isMemberIdentity(identity) && identity.uid !== context.deletion && context.deletion !== null',
    near: [sessionModel],
  },
  {
    title: 'a network error while the record loads ends the session',
    file: 'machines/session/session-setup.ts',
    find: "['session expired', 'account deleted'].includes(failureOf(error).kind)",
    replace:
      "['session expired', 'account deleted', 'unreachable'].includes(failureOf(error).kind)",
    near: [sessionModel],
  },
  {
    title: 'a 401 while the record loads only shows an error',
    file: 'machines/session/session-setup.ts',
    find: "['session expired', 'account deleted'].includes(failureOf(error).kind)",
    replace: "failureOf(error).kind === 'account deleted'",
    near: [sessionModel],
  },
  {
    title: 'a member without interests is not sent to /preferences',
    file: 'machines/onboarding/onboarding-steps.ts',
    find: 'isPending: ({ member }) => needsPreferences(member)',
    replace: 'isPending: ({ member }) => !needsPreferences(member)',
    near: [onboardingModel],
  },
  {
    title: 'a completed step is asked for once more',
    file: 'machines/onboarding/onboarding-machine.ts',
    find: 'step.isPending(arrival) && (!after || stepsAfter(after).includes(step))',
    replace: 'step.isPending(arrival) && (!after || stepsAfter(after) !== null)',
    near: [onboardingModel],
  },
  {
    title: 'a member with a password is asked for the profile',
    file: 'machines/onboarding/onboarding-steps.ts',
    find: "needsProfileCompletion(member) && (authType !== 'local' || isBlank(member.firstName))",
    replace: 'needsProfileCompletion(member)',
    near: [onboardingModel],
  },
  {
    title: 'the return path is followed before the required steps',
    file: 'machines/onboarding/onboarding-machine.ts',
    find: "{ type: 'navigate to step' as const, params: { page } },\n        ],",
    replace: "'navigate to return path' as const,\n        ],",
    near: [onboardingModel],
  },
  {
    title: 'the return path survives the logout',
    file: 'machines/onboarding/onboarding-machine.ts',
    find: "actions: ['clear return path', 'clear steps'],",
    replace: "actions: ['clear steps'],",
    near: [onboardingModel],
  },
  {
    title: 'a reload leads a member to a required step',
    file: 'machines/onboarding/onboarding-machine.ts',
    find: "actions: { type: 'set steps' as const, params: ({ event }: { event: Arrival }) => event },",
    replace:
      "actions: { type: 'navigate to step' as const, params: { page: '/preferences' as const } },",
    near: [onboardingModel],
  },
]

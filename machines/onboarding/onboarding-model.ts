import type { AuthType, Member } from '../member.ts'
import { modelOf } from '../model-of.ts'
import { sameOriginPath } from '../paths.ts'
import { namelessMember, newMember, settledMember } from '../samples.ts'
import { pathsIn } from '../sent-messages.ts'
import { onboardingMachine } from './onboarding-machine.ts'

/** The page of the step that a new member still has to complete (4, r13, r37); null if there is none. */
const requiredPage = ({ member, authType }: { member: Member; authType: AuthType }) => {
  if (member.interests.length > 0) return null
  const { firstName, lastName, phone, location } = member
  const isMissing = (text: string | undefined) => !text
  const asksProfile =
    authType === 'local'
      ? isMissing(firstName)
      : [firstName, lastName, phone, location?.address].some(isMissing)
  return asksProfile ? '/profile-completion' : '/preferences'
}

/** The pages to which a member without required steps is led in the samples. */
const freePages: ReadonlySet<string> = new Set(['/', '/settings', '/profile'])

/** The model of the onboarding. */
export const onboardingModel = modelOf({
  machine: onboardingMachine,
  question: 'Which onboarding step is pending?',
  inputs: { 'a visitor': undefined },
  events: {
    'signed in': {
      'with a complete profile': {
        type: 'signed in',
        member: settledMember,
        authType: 'local',
        returnTo: sameOriginPath('/settings'),
      },
      'on the way to an onboarding step': {
        type: 'signed in',
        member: settledMember,
        authType: 'google',
        returnTo: sameOriginPath('/preferences'),
      },
      'without interests': {
        type: 'signed in',
        member: newMember,
        authType: 'local',
        returnTo: sameOriginPath('/profile'),
      },
      'without a name': {
        type: 'signed in',
        member: namelessMember,
        authType: 'local',
        returnTo: null,
      },
      'by Google without a profile': {
        type: 'signed in',
        member: newMember,
        authType: 'google',
        returnTo: null,
      },
    },
    'session restored': {
      'with a complete profile': {
        type: 'session restored',
        member: settledMember,
        authType: 'local',
      },
      'without interests': { type: 'session restored', member: newMember, authType: 'local' },
      'without a name': { type: 'session restored', member: namelessMember, authType: 'local' },
      'by Google without a profile': {
        type: 'session restored',
        member: newMember,
        authType: 'google',
      },
    },
    'profile completed': {
      'without interests': { type: 'profile completed', member: newMember },
      'with interests': { type: 'profile completed', member: settledMember },
    },
  },
  addressees: ['app'],
  outcomes: {},
  invariants: {
    'a sign-in leads to the required step, else to the return path, else to / (2, 4, r13)': ({
      last: { event },
      justNow,
    }) => {
      if (event?.type !== 'signed in') return true
      const isStep = event.returnTo === '/preferences'
      const free = isStep ? '/' : (event.returnTo ?? '/')
      return pathsIn(justNow.sentTo.app).join() === (requiredPage(event) ?? free)
    },
    'a completed profile leads to the interests if there are none, else on (2, r13)': ({
      last: { event, before },
      justNow,
    }) =>
      event?.type !== 'profile completed' ||
      pathsIn(justNow.sentTo.app).join() ===
        (event.member.interests.length === 0 ? '/preferences' : (before?.context.returnTo ?? '/')),
    'saved interests lead to the return path, else to / (4, r13)': ({
      last: { event, before },
      justNow,
    }) =>
      event?.type !== 'interests saved' ||
      pathsIn(justNow.sentTo.app).join() === (before?.context.returnTo ?? '/'),
    'a sign-up leads to /verify-email, and its withdrawal back (2, 4)': ({ last, justNow }) => {
      const to = { 'account created': '/verify-email', 'account withdrawn': '/signup' } as const
      const type = last.event?.type
      return (
        !(type === 'account created' || type === 'account withdrawn') ||
        pathsIn(justNow.sentTo.app).join() === to[type]
      )
    },
    'nothing leads elsewhere unless a step ended (r27)': ({ last: { event }, justNow }) =>
      !['session restored', 'session ended', 'verification pending'].includes(event?.type ?? '') ||
      pathsIn(justNow.sentTo.app).length === 0,
    'the return path is used once (r13)': ({ snapshot, justNow }) =>
      pathsIn(justNow.sentTo.app).every((path) => !freePages.has(path)) ||
      snapshot.context.returnTo === null,
    'the return path is forgotten with the session (r13)': ({ snapshot, last }) =>
      last.event?.type !== 'session ended' || snapshot.context.returnTo === null,
  },
})

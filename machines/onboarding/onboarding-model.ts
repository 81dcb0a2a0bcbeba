import { modelOf } from '../model-of.ts'
import { sameOriginPath } from '../paths.ts'
import { namelessMember, newMember, settledMember } from '../samples.ts'
import { onboardingMachine } from './onboarding-machine.ts'

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
      'without interests': {
        type: 'signed in',
        member: newMember,
        authType: 'local',
        returnTo: null,
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
    'a restored session causes no navigation': ({ emitted, sent }) =>
      emitted.length <=
      Object.entries(sent)
        .filter(([type]) => type !== 'session restored' && type !== 'verification pending')
        .reduce((sum, [, times]) => sum + times, 0),
  },
})

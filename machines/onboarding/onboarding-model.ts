import { modelOf } from '../model/model.ts'
import { newMember, settledMember } from '../model/samples.ts'
import { samePath } from '../paths.ts'
import { onboardingMachine } from './onboarding-machine.ts'

/** The way from a new account to home, with everything that can happen on it. */
export const onboardingModel = modelOf({
  machine: onboardingMachine,
  question: 'What does a new member still owe?',
  inputs: { 'a visitor': undefined },
  events: {
    'signed in': {
      'with everything': {
        type: 'signed in',
        member: settledMember,
        authType: 'local',
        returnTo: samePath('/settings'),
      },
      'without interests': {
        type: 'signed in',
        member: newMember,
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
      'with everything': { type: 'session restored', member: settledMember, authType: 'local' },
      'without interests': { type: 'session restored', member: newMember, authType: 'local' },
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
  outcomes: {},
  invariants: {
    'a restored session leads nobody anywhere': ({ emitted, sent }) =>
      emitted.length <=
      Object.entries(sent)
        .filter(([type]) => type !== 'session restored' && type !== 'verification awaited')
        .reduce((sum, [, times]) => sum + times, 0),
  },
})

import { describe, expect, test } from 'vitest'
import type { Member } from '../../machines/member.ts'
import { onboardingModel } from '../../machines/onboarding/onboarding-model.ts'
import {
  positionOf,
  profileGapsOf,
  setUpStepsOf,
  signUpSteps,
} from '../../machines/onboarding/set-up.ts'
import { newMember, settledMember } from '../../machines/samples.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const whole: Member = {
  ...settledMember,
  profileImage: 'https://pictures.example/1',
  location: {
    type: 'Point',
    coordinates: [-9.14, 38.72],
    address: 'Lisbon, Portugal',
    city: 'Lisbon',
  },
}

describe('the steps of the set-up', () => {
  test('of a sign-up with a password are the account, the verification and the interests', () => {
    expect(signUpSteps.map((step) => positionOf(signUpSteps, step))).toEqual([
      { step: 1, of: 3 },
      { step: 2, of: 3 },
      { step: 3, of: 3 },
    ])
    expect(setUpStepsOf({ member: newMember, authType: 'local' })).toEqual(signUpSteps)
  })

  test('of a provider are the pages that are pending', () => {
    const steps = setUpStepsOf({ member: newMember, authType: 'google' })
    expect(steps).toEqual(['/profile-completion', '/preferences'])
    expect(positionOf(steps, '/preferences')).toEqual({ step: 2, of: 2 })
  })

  test('have no position if there is only one, or none', () => {
    expect(positionOf(['/preferences'], '/preferences')).toBeNull()
    expect(setUpStepsOf({ member: settledMember, authType: 'local' })).toEqual([])
  })

  test('are known from the sign-up on, and forgotten with the session', () => {
    const at = (...moves: string[]) =>
      walkMachine(onboardingModel, 'a visitor', ...moves).context.steps
    expect(at('account created')).toEqual(signUpSteps)
    expect(at('signed in (by Google without a profile)')).toHaveLength(2)
    expect(at('signed in (by Google without a profile)', 'session ended')).toEqual([])
  })
})

test('the profile of a member who is set up lacks a photo and a place until they are added', () => {
  expect(profileGapsOf(whole)).toEqual([])
  expect(profileGapsOf({ ...whole, profileImage: '' })).toEqual(['photo'])
  expect(profileGapsOf({ ...whole, profileImage: '', location: null })).toEqual(['photo', 'place'])
  expect(profileGapsOf({ ...whole, interests: [], profileImage: '' })).toEqual([])
})

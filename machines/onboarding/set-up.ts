import type { Member } from '../member.ts'
import { isBlank } from '../text-rules.gen.ts'
import { type Arrival, onboardingSteps, type StepPage } from './onboarding-steps.ts'

/** A step of setting up an account. A sign-up with a password begins with the account and the verification of its email. */
export type SetUpStep = 'account' | 'verification' | StepPage

/** The steps of a sign-up with a password, before anything is known of the member. */
export const signUpSteps: readonly SetUpStep[] = ['account', 'verification', '/preferences']

/** The steps of this member, done ones included; none if nothing is pending. */
export const setUpStepsOf = (arrival: Arrival): readonly SetUpStep[] => {
  const pending = onboardingSteps.filter((step) => step.isPending(arrival)).map(({ page }) => page)
  if (pending.length === 0) return []
  return arrival.authType === 'local' ? ['account', 'verification', ...pending] : pending
}

/** The position of a step among the steps, from 1. */
export type SetUpPosition = { step: number; of: number }

/** The position of a step; null if there is only one step, or if it is none of them. */
export const positionOf = (steps: readonly SetUpStep[], step: SetUpStep): SetUpPosition | null => {
  const index = steps.indexOf(step)
  return index < 0 || steps.length < 2 ? null : { step: index + 1, of: steps.length }
}

/** What a member who is set up can still add. */
export type ProfileGap = 'photo' | 'place'

/** What is missing in the profile of a member who is set up; nothing as long as a step is pending. */
export const profileGapsOf = (member: Member): readonly ProfileGap[] => {
  if (onboardingSteps.some((step) => step.isPending({ member }))) return []
  return [
    ...(member.profileImage === '' ? (['photo'] as const) : []),
    ...(isBlank(member.location?.address ?? '') ? (['place'] as const) : []),
  ]
}

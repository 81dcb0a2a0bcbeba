import { type AuthType, type Member, needsPreferences, needsProfileCompletion } from '../member.ts'
import type { PageWith } from '../paths.ts'
import { isBlank } from '../text-rules.gen.ts'

/** A member for whom the steps are asked. How the member signed in is known after a sign-in or a restore only. */
export type Arrival = { member: Member; authType?: AuthType }

type Step = {
  page: PageWith<{ access: 'members' }>
  /** The state of the onboarding while the step is pending. */
  state: string
  guard: string
  isPending: (arrival: Arrival) => boolean
}

/**
 * The steps of a new member in their order (specification 4). The machine, its model, the guards of the router and the
 * rules of the system derive from it. The page of a step sends `step completed`.
 */
export const onboardingSteps = [
  {
    page: '/profile-completion',
    state: 'completing the profile',
    guard: 'needs a profile',
    // With a password sign-in, only a member who reclaimed the email from a stranger has no first name (decision 0045).
    isPending: ({ member, authType }) =>
      needsProfileCompletion(member) && (authType !== 'local' || isBlank(member.firstName)),
  },
  {
    page: '/preferences',
    state: 'choosing interests',
    guard: 'needs interests',
    isPending: ({ member }) => needsPreferences(member),
  },
] as const satisfies readonly Step[]

/** The event of a page whose step is completed. */
export const stepCompleted = (step: StepPage, member: Member): StepCompleted => ({
  type: 'step completed',
  step,
  member,
})

/** The page of a step sends it, with the member's new record. */
export type StepCompleted = { type: 'step completed'; step: StepPage; member: Member }

/** A step of the onboarding. */
export type OnboardingStep = (typeof onboardingSteps)[number]

/** The page of a step. */
export type StepPage = OnboardingStep['page']

/** Whether this is the page of a step. */
export const isStepPage = (page: string): page is StepPage =>
  onboardingSteps.some((step) => step.page === page)

/** The steps after this one. */
export const stepsAfter = (page: StepPage): readonly OnboardingStep[] =>
  onboardingSteps.slice(onboardingSteps.findIndex((step) => step.page === page) + 1)

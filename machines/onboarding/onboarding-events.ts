import type { AuthType, Member } from '../member.ts'
import type { SameOriginPath } from '../paths.ts'
import type { StepCompleted } from './onboarding-steps.ts'

/** An event that the onboarding handles. */
export type OnboardingEvent =
  | { type: 'account created' }
  | { type: 'verification pending' }
  | { type: 'account withdrawn' }
  | { type: 'signed in'; returnTo: SameOriginPath | null; member: Member; authType: AuthType }
  | { type: 'session restored'; member: Member; authType: AuthType }
  | StepCompleted
  | { type: 'session ended' }

import type { Stage } from './stage.ts'

/** The stage of a machine with the screens that it needs and no others; null for a machine that has none. */
export const loadStage = (machine: string): Promise<Stage> | null => files[machine]?.() ?? null

const files: Readonly<Record<string, () => Promise<Stage>>> = {
  session: async () => (await import('./session-stage.tsx')).sessionStage,
  signUp: async () => (await import('./sign-up-stage.tsx')).signUpStage,
  login: async () => (await import('./login-stages.tsx')).loginStage,
  socialSignIn: async () => (await import('./login-stages.tsx')).socialSignInStage,
  forgotPassword: async () => (await import('./forgot-password-stage.tsx')).forgotPasswordStage,
  passwordLost: async () => (await import('./password-lost-stage.tsx')).passwordLostStage,
  verifyEmail: async () => (await import('./verify-email-stage.tsx')).verifyEmailStage,
  onboarding: async () => (await import('./onboarding-stage.tsx')).onboardingStage,
  interests: async () => (await import('./interests-stage.tsx')).interestsStage,
  profileForm: async () => (await import('./profile-stages.tsx')).profileFormStage,
  picture: async () => (await import('./profile-stages.tsx')).pictureStage,
  location: async () => (await import('./profile-stages.tsx')).locationStage,
  reportIssue: async () => (await import('./settings-stages.tsx')).reportIssueStage,
  deleteAccount: async () => (await import('./settings-stages.tsx')).deleteAccountStage,
  copyAddress: async () => (await import('./settings-stages.tsx')).copyAddressStage,
  landing: async () => (await import('./landing-stage.tsx')).landingStage,
  lateSite: async () => (await import('./landing-stage.tsx')).lateSiteStage,
  theme: async () => (await import('./settings-stages.tsx')).themeStage,
  missingCode: async () => (await import('./trouble-stages.tsx')).missingCodeStage,
}

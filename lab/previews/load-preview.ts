import type { Preview } from './preview.ts'

/** Loads the preview of a machine with only the screens it needs; null if it has none. */
export const loadPreview = (machine: string): Promise<Preview> | null => files[machine]?.() ?? null

const files: Readonly<Record<string, () => Promise<Preview>>> = {
  app: async () => (await import('./shell-previews.tsx')).appPreview,
  session: async () => (await import('./session-preview.tsx')).sessionPreview,
  restoreIdentity: async () => (await import('./session-preview.tsx')).restoreIdentityPreview,
  signUp: async () => (await import('./visitor-previews.tsx')).signUpPreview,
  login: async () => (await import('./visitor-previews.tsx')).loginPreview,
  socialSignIn: async () => (await import('./visitor-previews.tsx')).socialSignInPreview,
  forgotPassword: async () => (await import('./visitor-previews.tsx')).forgotPasswordPreview,
  passwordRemoved: async () => (await import('./shell-previews.tsx')).passwordRemovedPreview,
  signIns: async () => (await import('./visitor-previews.tsx')).signInsPreview,
  verifyEmail: async () => (await import('./verify-email-preview.tsx')).verifyEmailPreview,
  withdrawAccount: async () => (await import('./verify-email-preview.tsx')).withdrawAccountPreview,
  onboarding: async () => (await import('./shell-previews.tsx')).onboardingPreview,
  interests: async () => (await import('./profile-previews.tsx')).interestsPreview,
  profileForm: async () => (await import('./profile-previews.tsx')).profileFormPreview,
  picture: async () => (await import('./profile-previews.tsx')).picturePreview,
  location: async () => (await import('./profile-previews.tsx')).locationPreview,
  staticPage: async () => (await import('./profile-previews.tsx')).staticPagePreview,
  settings: async () => (await import('./settings-previews.tsx')).settingsPreview,
  reportIssue: async () => (await import('./settings-previews.tsx')).reportIssuePreview,
  deleteAccount: async () => (await import('./settings-previews.tsx')).deleteAccountPreview,
  copyEmail: async () => (await import('./settings-previews.tsx')).copyEmailPreview,
  landing: async () => (await import('./landing-preview.tsx')).landingPreview,
  fullSite: async () => (await import('./landing-preview.tsx')).fullSitePreview,
  theme: async () => (await import('./settings-previews.tsx')).themePreview,
  missingChunk: async () => (await import('./shell-previews.tsx')).missingChunkPreview,
  pageHost: async () => (await import('./navigation-previews.tsx')).pageHostPreview,
  navigationBlocker: async () =>
    (await import('./navigation-previews.tsx')).navigationBlockerPreview,
}

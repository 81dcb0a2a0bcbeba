import { brand } from './brand.ts'

/** The document titles. */
export const pageTitles = {
  home: `${brand.name}: ${brand.tagline}`,
  login: titleOf('Login'),
  signUp: titleOf('Sign Up'),
  verifyEmail: titleOf('Verify your email'),
  forgotPassword: titleOf('Forgot Password?'),
  preferences: titleOf('Select Your Preferences'),
  updatePreferences: titleOf('Update Your Preferences'),
  profile: titleOf('Profile'),
  profileCompletion: titleOf('Personal Info'),
  editProfile: titleOf('Edit profile'),
  settings: titleOf('Settings'),
  notFound: titleOf('Page Not Found'),
} as const

function titleOf(page: string): string {
  return `${page} · ${brand.name}`
}

import type { Page } from '../../machines/paths.ts'
import { brand } from './brand.ts'

export const pageTitles = {
  '/': `${brand.name}: ${brand.tagline}`,
  '/login': titleOf('Login'),
  '/signup': titleOf('Sign Up'),
  '/verify-email': titleOf('Verify your email'),
  '/forgot-password': titleOf('Forgot Password?'),
  '/preferences': titleOf('Select Your Preferences'),
  '/update-preferences': titleOf('Update Your Preferences'),
  '/profile': titleOf('Profile'),
  '/profile-completion': titleOf('Personal Info'),
  '/edit-profile': titleOf('Edit profile'),
  '/settings': titleOf('Settings'),
  'not found': titleOf('Page Not Found'),
} as const satisfies Record<Page | 'not found', string>

function titleOf(page: string): string {
  return `${page} · ${brand.name}`
}

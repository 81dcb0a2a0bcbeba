import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NoticeKey } from '../../../machines/notices.ts'
import { memberWith } from '../../support/fakes/member-api.ts'
import { createFakePosition } from '../../support/fakes/position.ts'
import { choosePicture, maya, type openSite } from '../open-site.tsx'
import { fill, press } from './controls.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** A failure, and what a screen reader must say about it. */
export type Failing = {
  opening: Parameters<typeof openSite>[0]
  /** Prepares the page before the transcript starts. */
  before?: (site: Site) => unknown
  /** The button that is pressed, on the page or in its dialog. */
  button: string
  said: readonly string[]
}

/** The notices of something that succeeded. */
type GoodNotice =
  | 'account created'
  | 'reset email sent'
  | 'location updated'
  | 'profile completed'
  | 'profile updated'
  | 'issue reported'
  | 'email copied'
  | 'account deleted'

/** session-ends.test.tsx has a transcript for each of these. */
type EndNotice = 'session expired' | 'signed out elsewhere'

/** The values of a sign-up. */
export const newMember = {
  'First name': 'Inês',
  Username: 'ines',
  Email: 'ines@ferreira.example',
  Password: 'vine-and-lattice-7',
  'Confirm password': 'vine-and-lattice-7',
}
/** The values of a login. */
export const entry = { 'Username or email': maya.email, Password: maya.password }
const unreachable = { kind: 'unreachable' } as const
const noServer = 'We couldn’t reach our servers. Check your connection and try again.'

const withMaya = ({ records, account }: Site) =>
  records.set(
    account.uid,
    memberWith({ email: maya.email, firstName: 'Maya', interests: ['Yoga'] }),
  )

/** A failure for each notice that is about one. */
export const failuresOfNotices: Readonly<
  Record<Exclude<NoticeKey, GoodNotice | EndNotice>, Failing>
> = {
  'passwords do not match': {
    opening: { at: '/signup' },
    before: () => fill({ ...newMember, 'Confirm password': 'vine-and-lattice-8' }),
    button: 'Sign Up',
    said: ['polite: Passwords do not match'],
  },
  'registration failed': {
    opening: { at: '/signup' },
    before: ({ memberApi }) => {
      memberApi.controls.fail('register', { kind: 'username taken' })
      return fill(newMember)
    },
    button: 'Sign Up',
    said: ['polite: This username is taken. Please choose another.'],
  },
  'verification email not sent': {
    opening: { at: '/signup' },
    before: ({ identity }) => {
      identity.controls.fail('sendVerificationEmail', unreachable)
      return fill(newMember)
    },
    button: 'Sign Up',
    said: [
      'heading, Verify your email, level 1',
      'polite: Failed to send verification email. Please try again.',
    ],
  },
  'withdrawal failed': {
    opening: { at: '/verify-email', awaiting: true },
    before: ({ identity }) => identity.controls.fail('remove', unreachable),
    button: 'Wrong address?',
    said: ['polite: We couldn’t cancel this sign-up. Please try again.'],
  },
  'login failed': {
    opening: { at: '/login' },
    before: () => fill({ ...entry, Password: 'not-the-password' }),
    button: 'Login',
    said: ['polite: That username, email or password isn’t right.'],
  },
  'email not verified': {
    opening: { at: '/login' },
    before: ({ service }) => {
      const tomas = { email: 'tomas@ferreira.example', password: 'sweet-pea-88' }
      service.add({ ...tomas, emailVerified: false })
      return fill({ 'Username or email': tomas.email, Password: tomas.password })
    },
    button: 'Login',
    said: ['polite: email is not verified'],
  },
  'google sign-in failed': {
    opening: { at: '/login' },
    before: ({ identity }) =>
      identity.controls.fail('signInWith', { kind: 'provider unreachable' }),
    button: 'Login with Google',
    said: ['polite: We couldn’t reach the sign-in service. Please try again.'],
  },
  'apple sign-in failed': {
    opening: { at: '/login' },
    before: ({ identity }) => identity.controls.fail('signInWith', { kind: 'other provider' }),
    button: 'Login with Apple',
    said: [
      'polite: There’s already an account with this email address. Please log in the way you did before.',
    ],
  },
  'providers unlinked': {
    opening: { at: '/login' },
    before: (site) => {
      withMaya(site)
      site.service.link(maya.email, { provider: 'apple', email: 'stranger@example.test' })
      return fill(entry)
    },
    button: 'Login',
    said: [
      'polite: A Google or Apple account with a different email address was linked to yours. We’ve removed it to keep your account safe.',
      'heading, Hello, Maya., level 1',
    ],
  },
  'providers not unlinked': {
    opening: { at: '/login' },
    before: (site) => {
      withMaya(site)
      site.service.link(maya.email, { provider: 'apple', email: 'stranger@example.test' })
      site.identity.controls.fail('unlink', unreachable)
      return fill(entry)
    },
    button: 'Login',
    said: [
      'polite: A Google or Apple account with a different email address is linked to yours. Please log out and back in so we can remove it.',
      'heading, Hello, Maya., level 1',
    ],
  },
  'session not stored': {
    opening: { at: '/login' },
    before: (site) => {
      withMaya(site)
      site.store.isFull = true
      return fill(entry)
    },
    button: 'Login',
    said: [
      'polite: Your browser couldn’t save your login. You’ll stay logged in until you close or reload this page.',
      'heading, Hello, Maya., level 1',
    ],
  },
  'email needed': {
    opening: { at: '/forgot-password' },
    button: 'Send Reset Link',
    said: ['polite: Please enter your email address'],
  },
  'reset email failed': {
    opening: { at: '/forgot-password' },
    before: ({ identity }) => {
      identity.controls.fail('sendPasswordReset', unreachable)
      return fill({ Email: maya.email })
    },
    button: 'Send Reset Link',
    said: [`polite: ${noServer}`],
  },
  'interest needed': {
    opening: { at: '/preferences', member: { interests: [] } },
    button: 'Confirm & next',
    said: ['polite: Please select at least one interest'],
  },
  'preferences not saved': {
    opening: { at: '/preferences', member: {} },
    before: ({ memberApi }) => memberApi.controls.fail('saveInterests', unreachable),
    button: 'Confirm & next',
    said: ['polite: Failed to save preferences. Please try again.'],
  },
  'preferences not updated': {
    opening: { at: '/update-preferences', member: {} },
    before: async ({ memberApi }) => {
      memberApi.controls.fail('saveInterests', unreachable)
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Hiking' }))
    },
    button: 'Update Preferences',
    said: ['polite: Failed to update preferences. Please try again.'],
  },
  'interests changed elsewhere': {
    opening: { at: '/update-preferences', member: { interestsVersion: 'v-1' } },
    before: async ({ records, account }) => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Karaoke' }))
      const record = records.get(account.uid)
      if (record)
        records.set(account.uid, { ...record, interests: ['Hiking'], interestsVersion: 'v-2' })
    },
    button: 'Update Preferences',
    said: ['polite: Not saved yet. Please check your interests, then save again.'],
  },
  'location failed': {
    opening: { at: '/edit-profile', member: {} },
    before: ({ position }) => position.controls.fail('current', { kind: 'not allowed' }),
    button: 'Set my location',
    said: ['polite: Failed to update location'],
  },
  'location unnamed': {
    opening: { at: '/edit-profile', member: {} },
    before: ({ geocoder }) => geocoder.controls.fail('placeAt', { kind: 'unexpected answer' }),
    button: 'Set my location',
    said: ['polite: Failed to get location details'],
  },
  'geolocation unsupported': {
    opening: { at: '/edit-profile', member: {}, position: createFakePosition(null) },
    button: 'Set my location',
    said: ['polite: Geolocation is not supported by your browser'],
  },
  'picture not uploaded': {
    opening: { at: '/profile-completion', member: { interests: [] } },
    before: ({ pictureStore }) => {
      pictureStore.controls.fail('save', unreachable)
      return choosePicture(new File(['pixels'], 'maya.png', { type: 'image/png' }))
    },
    button: 'Next',
    said: ['polite: Failed to upload profile picture, but continuing with other updates.'],
  },
  'profile not completed': {
    opening: { at: '/profile-completion', member: { interests: [] } },
    before: ({ memberApi }) => memberApi.controls.fail('update', { kind: 'server error' }),
    button: 'Next',
    said: ['polite: Failed to complete profile. Please try again.'],
  },
  'profile not updated': {
    opening: { at: '/edit-profile', member: {} },
    before: ({ memberApi }) => {
      memberApi.controls.fail('update', { kind: 'server error' })
      return fill({ 'Full Name': 'Maya Ada Lindqvist' })
    },
    button: 'Save changes',
    said: ['polite: Failed to update profile'],
  },
  'issue text needed': {
    opening: { at: '/settings', member: {} },
    before: async () => {
      await press('Report An Issue')
      await fill({ Description: '  ' })
    },
    button: 'Submit',
    said: ['polite: Please describe the issue'],
  },
  'issue not reported': {
    opening: { at: '/settings', member: {} },
    before: async ({ memberApi }) => {
      memberApi.controls.fail('reportBug', unreachable)
      await press('Report An Issue')
      await fill({ Description: 'The vine grows sideways.' })
    },
    button: 'Submit',
    said: [`polite: ${noServer}`],
  },
  'email not copied': {
    opening: { at: '/settings', member: {} },
    before: ({ clipboard }) => clipboard.controls.fail('write', { kind: 'not allowed' }),
    button: 'Contact Us',
    said: ['polite: Please email us at: support@trellis.example'],
  },
  'account not deleted': {
    opening: { at: '/settings', member: {} },
    before: async ({ identity }) => {
      identity.controls.fail('isSignInRecent', unreachable)
      await press('Delete Account')
    },
    button: 'Delete Account',
    said: ['polite: Failed to delete account. Please try again.'],
  },
  'account not deleted from backend': {
    opening: { at: '/settings', member: {} },
    before: async ({ memberApi }) => {
      memberApi.controls.fail('deleteAccount', { kind: 'server error' })
      await press('Delete Account')
    },
    button: 'Delete Account',
    said: [
      'polite: Failed to delete account from backend',
      'button, Delete Account, Removes your account and everything in it, not busy',
    ],
  },
}

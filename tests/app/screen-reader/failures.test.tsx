import { virtual } from '@guidepup/virtual-screen-reader'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { maya, openSite } from '../open-site.tsx'
import { startTranscript } from './transcript.ts'

/*
 * What a screen reader says when something fails, one file each in `failures`. A test lists what must be said; the
 * transcript fails if a notice is said twice, or if a toggle changes its name.
 */
afterEach(() => virtual.stop())

type Site = Awaited<ReturnType<typeof openSite>>
type Opening = Parameters<typeof openSite>[0]

type Failing = {
  file: string
  opening: Opening
  /** Prepares the page before the transcript starts. */
  before?: (site: Site) => unknown
  /** The button that is pressed, on the page or in its dialog. */
  button: string
  said: readonly string[]
}

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const fill = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
}

const newMember = {
  'First name': 'Inês',
  Username: 'ines',
  Email: 'ines@ferreira.example',
  Password: 'vine-and-lattice-7',
  'Confirm password': 'vine-and-lattice-7',
}
const entry = { 'Username or email': maya.email, Password: maya.password }
const unreachable = { kind: 'unreachable' } as const
const noServer = 'We couldn’t reach our servers. Check your connection and try again.'

const failures: readonly Failing[] = [
  {
    file: 'login-refused',
    opening: { at: '/login' },
    before: () => fill({ ...entry, Password: 'not-the-password' }),
    button: 'Login',
    said: ['polite: That username, email or password isn’t right.'],
  },
  {
    file: 'login-not-verified',
    opening: { at: '/login' },
    before: ({ service }) => {
      service.add({
        email: 'tomas@ferreira.example',
        password: 'sweet-pea-88',
        emailVerified: false,
      })
      return fill({ 'Username or email': 'tomas@ferreira.example', Password: 'sweet-pea-88' })
    },
    button: 'Login',
    said: ['polite: email is not verified'],
  },
  {
    file: 'login-unreachable',
    opening: { at: '/login' },
    before: ({ identity }) => {
      identity.controls.fail('signIn', unreachable)
      return fill(entry)
    },
    button: 'Login',
    said: [`polite: ${noServer}`],
  },
  {
    file: 'google-unreachable',
    opening: { at: '/login' },
    before: ({ identity }) =>
      identity.controls.fail('signInWith', { kind: 'provider unreachable' }),
    button: 'Login with Google',
    said: ['polite: We couldn’t reach the sign-in service. Please try again.'],
  },
  {
    file: 'reset-without-email',
    opening: { at: '/forgot-password' },
    button: 'Send Reset Link',
    said: ['polite: Please enter your email address'],
  },
  {
    file: 'reset-not-sent',
    opening: { at: '/forgot-password' },
    before: ({ identity }) => {
      identity.controls.fail('sendPasswordReset', unreachable)
      return fill({ Email: maya.email })
    },
    button: 'Send Reset Link',
    said: [`polite: ${noServer}`],
  },
  {
    file: 'different-passwords',
    opening: { at: '/signup' },
    before: () => fill({ ...newMember, 'Confirm password': 'vine-and-lattice-8' }),
    button: 'Sign Up',
    said: ['polite: Passwords do not match'],
  },
  {
    file: 'sign-up-refused',
    opening: { at: '/signup' },
    before: ({ memberApi }) => {
      memberApi.controls.fail('register', { kind: 'username taken' })
      return fill(newMember)
    },
    button: 'Sign Up',
    said: ['polite: This username is taken. Please choose another.'],
  },
  {
    file: 'verification-not-sent',
    opening: { at: '/verify-email', awaiting: true },
    before: ({ identity }) => identity.controls.fail('sendVerificationEmail', unreachable),
    button: 'Resend Verification Email',
    said: ['polite: Failed to send verification email. Please try again.'],
  },
  {
    file: 'verification-not-checked',
    opening: { at: '/verify-email', awaiting: true },
    before: ({ identity }) => identity.controls.fail('reload', unreachable),
    button: "I've Verified My Email",
    said: ['polite: Failed to check verification status. Please try again.'],
  },
  {
    file: 'no-interest',
    opening: { at: '/preferences', member: { interests: [] } },
    button: 'Confirm & next',
    said: ['polite: Please select at least one interest'],
  },
  {
    file: 'interests-not-saved',
    opening: { at: '/update-preferences', member: {} },
    before: async ({ memberApi }) => {
      memberApi.controls.fail('saveInterests', unreachable)
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Hiking' }))
    },
    button: 'Update Preferences',
    said: ['polite: Failed to update preferences. Please try again.'],
  },
  {
    file: 'profile-not-saved',
    opening: { at: '/edit-profile', member: {} },
    before: ({ memberApi }) => {
      memberApi.controls.fail('update', { kind: 'server error' })
      return fill({ 'Full Name': 'Maya Ada Lindqvist' })
    },
    button: 'Save changes',
    said: ['polite: Failed to update profile'],
  },
  {
    file: 'location-denied',
    opening: { at: '/edit-profile', member: {} },
    before: ({ position }) => position.controls.fail('current', { kind: 'not allowed' }),
    button: 'Set my location',
    said: ['polite: Failed to update location'],
  },
  {
    file: 'issue-not-reported',
    opening: { at: '/settings', member: {} },
    before: async ({ memberApi }) => {
      memberApi.controls.fail('reportBug', unreachable)
      await press('Report An Issue')
      await fill({ Description: 'The vine grows sideways.' })
    },
    button: 'Submit',
    said: [`polite: ${noServer}`],
  },
  {
    file: 'email-not-copied',
    opening: { at: '/settings', member: {} },
    before: ({ clipboard }) => clipboard.controls.fail('write', { kind: 'not allowed' }),
    button: 'Contact Us',
    said: ['polite: Please email us at: support@trellis.example'],
  },
  {
    file: 'account-not-deleted',
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
]

const shownButton = async (name: string) => {
  const dialog = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')
  return dialog ? within(dialog).findByRole('button', { name }) : button(name)
}

describe('a screen reader says a failure once', () => {
  it.each(failures)('$file', async ({ file, opening, before, button: name, said }) => {
    const site = await openSite(opening)
    await screen.findByRole('heading', { level: 1 })
    await before?.(site)
    const { press: pressIn, text } = await startTranscript()
    await pressIn(`Press "${name}"`, await shownButton(name), 'Enter', ...said)
    await expect(text()).toMatchFileSnapshot(`failures/${file}.txt`)
  })
})

import { virtual } from '@guidepup/virtual-screen-reader'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openSite, selectPicture, type } from '../open-site.tsx'
import { fill, press, pressInDialog } from './controls.ts'
import { entry, type Failing, failuresOfNotices, newMember } from './failures-of-notices.tsx'
import { startTranscript } from './transcript.ts'

/*
 * What a screen reader says when something fails, one file each in `failures`. A test lists what must be said; the
 * transcript fails if a notice is said twice, or if a toggle changes its name.
 */
afterEach(() => virtual.stop())

const unreachable = { kind: 'unreachable' } as const
const noServer = 'We couldn’t reach our servers. Check your connection and try again.'

/* Failures that a field, a message or a page shows, without a notice. */
const failuresOnPages: Readonly<Record<string, Failing>> = {
  'login without an email': {
    opening: { at: '/login' },
    button: 'Login',
    said: ['textbox, Username or email, Please enter your username or email, invalid, required'],
  },
  'login without a password': {
    opening: { at: '/login' },
    before: () => fill({ ...entry, Password: '' }),
    button: 'Login',
    said: ['Password, Please enter your password'],
  },
  'short password': {
    opening: { at: '/signup' },
    before: () => fill({ ...newMember, Password: 'vine', 'Confirm password': 'vine' }),
    button: 'Sign Up',
    said: ['Password, vine, Please use at least 6 characters'],
  },
  'no email': {
    opening: { at: '/signup' },
    before: () => fill({ ...newMember, Email: 'ines' }),
    button: 'Sign Up',
    said: ['textbox, Email, ines, That doesn’t look like an email address, invalid, required'],
  },
  'no username': {
    opening: { at: '/signup' },
    before: () => fill({ ...newMember, Username: 'i' }),
    button: 'Sign Up',
    said: [
      'textbox, Username, i, Use 3 to 30 letters, numbers, dots, hyphens or underscores, invalid, required',
    ],
  },
  'verification email not sent again': {
    opening: { at: '/verify-email', awaiting: true },
    before: ({ identity }) => identity.controls.fail('sendVerificationEmail', unreachable),
    button: 'Resend Verification Email',
    said: ['polite: Failed to send verification email. Please try again.'],
  },
  'verification not checked': {
    opening: { at: '/verify-email', awaiting: true },
    before: ({ identity }) => identity.controls.fail('reload', unreachable),
    button: "I've Verified My Email",
    said: ['polite: Failed to check verification status. Please try again.'],
  },
  'profile without a name': {
    opening: { at: '/edit-profile', member: {} },
    before: () => fill({ 'Full Name': '' }),
    button: 'Save changes',
    said: ['textbox, Full Name, Please enter your full name, invalid, required'],
  },
  'password link not sent': {
    opening: { at: '/settings', member: {} },
    before: ({ identity }) => identity.controls.fail('sendPasswordReset', unreachable),
    button: 'Change Password',
    said: [`polite: ${noServer}`],
  },
  'long report': {
    opening: { at: '/settings', member: {} },
    before: async () => {
      await press('Report An Issue')
      await type('Description', 'a'.repeat(5001))
    },
    button: 'Submit',
    said: [
      'textbox, Description, Please keep your description to 5000 characters or fewer, invalid, placeholder What went wrong? Please include the steps to reproduce it., required',
    ],
  },
  'deletion without a password': {
    opening: { at: '/settings', member: {} },
    before: async ({ identity }) => {
      identity.ageSignIn()
      await press('Delete Account')
      await pressInDialog('Delete Account')
      await screen.findByLabelText('Password')
    },
    button: 'Delete Account',
    said: ['Password, Please enter your password'],
  },
  'deletion with a wrong password': {
    opening: { at: '/settings', member: {} },
    before: async ({ identity }) => {
      identity.ageSignIn()
      await press('Delete Account')
      await pressInDialog('Delete Account')
      await fill({ Password: 'not-the-password' })
    },
    button: 'Delete Account',
    said: ['Password, not-the-password, That password isn’t right. Please try again.'],
  },
  'profile not loaded': {
    opening: {
      at: '/profile',
      member: {},
      before: ({ memberApi }) => memberApi.controls.fail('me', unreachable, 2),
    },
    button: 'Retry',
    said: [`heading, Error: ${noServer}, level 1`],
  },
}

const shownButton = async (name: string) => {
  const dialog = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')
  return dialog
    ? within(dialog).findByRole('button', { name })
    : screen.findByRole('button', { name })
}

describe('a screen reader says a failure once', () => {
  it.each(Object.entries({ ...failuresOfNotices, ...failuresOnPages }))(
    '%s',
    async (name, { opening, before, button, said }) => {
      const site = await openSite(opening)
      await screen.findByRole('heading', { level: 1 })
      await before?.(site)
      const { press: pressIn, text } = await startTranscript()
      await pressIn(`Press "${button}"`, await shownButton(button), 'Enter', ...said)
      await expect(text()).toMatchFileSnapshot(`failures/${name.replaceAll(' ', '-')}.txt`)
    },
  )

  it('a file that is not a picture', async () => {
    await openSite({ at: '/edit-profile', member: {} })
    await screen.findByRole('heading', { level: 1 })
    const { step, text } = await startTranscript()
    await step(
      'Choose a text file as the picture',
      () => selectPicture(new File(['text'], 'notes.txt', { type: 'text/plain' })),
      'polite: Please choose a JPG or PNG picture.',
    )
    await expect(text()).toMatchFileSnapshot('failures/not-a-picture.txt')
  })

  it('a page that does not exist', async () => {
    const { router } = await openSite({ at: '/login' })
    await screen.findByRole('heading', { level: 1 })
    const { step, text } = await startTranscript()
    await step(
      'Follow a link to a page that does not exist',
      () => router.navigate({ href: '/no-such-page' }),
      'heading, Page Not Found, level 1',
    )
    await expect(text()).toMatchFileSnapshot('failures/page-not-found.txt')
  })
})

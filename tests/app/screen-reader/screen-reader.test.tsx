import { virtual } from '@guidepup/virtual-screen-reader'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openSite } from '../open-site.tsx'
import { startTranscript } from './transcript.ts'

afterEach(() => virtual.stop())

const button = (name: string) => screen.findByRole('button', { name })

const person = {
  'First name': 'Inês',
  'Last name': 'Ferreira',
  Username: 'ines',
  Email: 'ines@ferreira.example',
  Password: 'vine-and-lattice-7',
  'Confirm password': 'vine-and-lattice-7',
}

/*
 * The transcripts beside this file are read by people: every page is announced by its heading, every notice once, and
 * what is said makes sense without seeing it. After a change, read the difference before you accept it with
 * `npx vitest run --project dom -u tests/app/screen-reader`.
 */
describe('a screen reader', () => {
  it('reads the way from /login to the landing page of a new member', async () => {
    const { service } = await openSite({ at: '/login' })
    await screen.findByRole('heading', { level: 1 })
    const { press, step, readOn, text } = await startTranscript()

    const link = screen.getByRole('link', { name: 'Sign Up' })
    await press('Follow "Sign Up" on /login', link, 'Enter', 'heading, Sign Up, level 1')
    await readOn('Read /signup', 'end of complementary')
    await press(
      'Press "Sign Up" in the empty form',
      await button('Sign Up'),
      'Enter',
      'textbox, First name, Please enter your first name, invalid, required',
    )
    await step('Fill in the form', async () => {
      for (const [label, value] of Object.entries(person))
        await userEvent.type(screen.getByLabelText(label), value)
    })
    await press(
      'Press "Sign Up"',
      await button('Sign Up'),
      'Enter',
      'heading, Check your inbox, level 1',
      'polite: Please check your email to verify your account',
    )
    await readOn('Read /verify-email', 'end of main')
    await press(
      'Press "Resend Verification Email"',
      await button('Resend Verification Email'),
      'Enter',
      'polite: Verification email sent successfully! Please check your inbox.',
    )
    await press(
      'Press "I\'ve Verified My Email" before following the link',
      await button("I've Verified My Email"),
      'Enter',
      'polite: Email not verified yet. Please check your inbox and click the verification link.',
    )
    service.verify(person.Email)
    await press(
      'Press "I\'ve Verified My Email" after following the link',
      await button("I've Verified My Email"),
      'Enter',
      'polite: Email verified successfully!',
      'heading, Select Your Preferences, level 1',
    )
    await readOn('Read /preferences', 'end of main')
    const search = screen.getByRole('searchbox', { name: 'Find an interest' })
    await step('Go to the chips', () => userEvent.click(search).then(() => userEvent.tab()))
    await step(
      'Move to the next chip, and by its first letter to another',
      () => userEvent.keyboard('{ArrowRight}y'),
      'checkbox, Startup Events, not checked',
      'checkbox, Yoga, not checked',
    )
    await press(
      'Choose it',
      screen.getByRole('checkbox', { name: 'Yoga' }),
      'Space',
      'polite: 1 of 53 selected',
    )
    await step(
      'Leave it and return',
      () => userEvent.keyboard('{ArrowRight}{ArrowLeft}'),
      'checkbox, Yoga, checked',
    )
    await step('Go on', () => userEvent.tab(), 'button, Confirm & next, not busy')
    await step('Search', () => userEvent.type(search, 'hik'), 'polite: 1 of 53 found')
    await press(
      'Choose an interest',
      screen.getByRole('checkbox', { name: 'Hiking' }),
      'Space',
      'polite: 2 of 53 selected',
    )
    await press(
      'Press "Confirm & next"',
      await button('Confirm & next'),
      'Enter',
      'heading, Hello, Inês., level 1',
    )
    await expect(text()).toMatchFileSnapshot('sign-up.txt')
  })

  it('reads the deletion of the account', async () => {
    await openSite({ at: '/settings', member: {} })
    await screen.findByRole('heading', { level: 1 })
    const { press, readOn, text } = await startTranscript()
    const dialog =
      'dialog, Delete your account?, This will permanently delete your profile, interests and event history. Your connections won’t see you in shared plans any more. This can’t be undone.'
    const inDialog = (name: string) =>
      within(screen.getByRole('dialog')).getByRole('button', { name })

    const open = () => button('Delete Account')
    await press('Press "Delete Account"', await open(), 'Enter', dialog, 'button, Cancel')
    await readOn('Read the dialog', `end of ${dialog}`)
    await press(
      'Press "Cancel"',
      inDialog('Cancel'),
      'Enter',
      'button, Delete Account, Removes your account and everything in it, not busy',
    )
    await press('Press "Delete Account" again', await open(), 'Enter', dialog, 'button, Cancel')
    await press(
      'Press "Delete Account" in the dialog',
      inDialog('Delete Account'),
      'Enter',
      'heading, Give your plans something to climb., level 1',
      'polite: Account deleted successfully',
    )
    await expect(text()).toMatchFileSnapshot('delete-account.txt')
  })
})

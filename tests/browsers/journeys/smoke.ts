import { describe, expect } from 'vitest'
import { identityExists } from '../../e2e/support/identity-service.ts'
import { newMember, newPerson } from '../../e2e/support/members.ts'
import type { Journey } from '../support/journey.ts'
import { click, getsToast, isAt, role, sees } from '../support/page.ts'
import {
  chooseInMenu,
  continueWithGoogle,
  fillSignUp,
  followVerificationLink,
  signIn,
} from '../support/steps.ts'

/** The shortest journeys that touch every part: from sign-up to profile, Google's popup, deletion. */
export const smoke = (journey: Journey) =>
  describe('smoke', () => {
    journey(
      'a new member signs up, verifies, chooses interests and opens the profile',
      async ({ open }) => {
        const person = newPerson()
        const page = await open('/signup')
        await fillSignUp(page, person)
        await click(page, role('button', 'Sign Up', 'form'))
        await isAt(page, '/verify-email')
        // Not a page of the site, which would navigate itself while the tab follows the link.
        const mail = await open('/robots.txt')
        await followVerificationLink(mail, person)
        await isAt(page, '/preferences')
        await page.show()
        await click(page, role('checkbox', 'Hiking'))
        await click(page, role('button', 'Confirm & next'))
        await isAt(page, '/')
        await chooseInMenu(page, person, 'Profile')
        await isAt(page, '/profile')
        await sees(page, `${person.firstName} ${person.lastName}`)
      },
    )

    journey("one press opens Google's popup, and a new member is signed in", async ({ open }) => {
      const page = await open('/login')
      await continueWithGoogle(page, { email: newPerson().email, name: 'Inès Ferreira' })
      await isAt(page, '/profile-completion')
    })

    journey('a member deletes the account', async ({ open, site }) => {
      const person = await newMember()
      const page = await open('/login')
      await signIn(page, person)
      await page.open(`${site.origin}/settings`)
      await click(page, role('button', 'Delete Account', 'main'))
      await click(page, role('button', 'Delete Account', '[role=dialog]'))
      await isAt(page, '/')
      await getsToast(page, 'Account deleted successfully')
      expect(await identityExists(person)).toBe(false)
    })
  })

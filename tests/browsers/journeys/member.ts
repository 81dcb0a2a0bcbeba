import { fileURLToPath } from 'node:url'
import { describe, expect } from 'vitest'
import { emailsTo, identityExists } from '../../e2e/support/identity-service.ts'
import { newMember, newPerson } from '../../e2e/support/members.ts'
import { expectAccessible } from '../support/accessibility.ts'
import type { Journey } from '../support/journey.ts'
import { click, field, fill, getsToast, holds, isAt, present, role, sees } from '../support/page.ts'
import {
  chooseInMenu,
  continueWithGoogle,
  fillLogin,
  fillSignUp,
  followVerificationLink,
  signIn,
} from '../support/steps.ts'

const picture = fileURLToPath(new URL('../../../public/share-card.png', import.meta.url))
const dialog = '[role=dialog]'

/** Everything that a member does, with a reload at each step and axe on every screen. */
export const member = (journey: Journey) =>
  describe('a member', () => {
    journey(
      'signs up and chooses interests, with a reload at each step',
      async ({ open, browser }) => {
        const person = newPerson()
        const page = await open('/signup')
        await expectAccessible(page, browser, '/signup')
        await fillSignUp(page, person)
        await page.reload()
        await holds(
          page,
          `${await present(page, field('First name', 'form'))}.value`,
          person.firstName,
        )
        await fillSignUp(page, person)
        await click(page, role('button', 'Sign Up', 'form'))
        await isAt(page, '/verify-email')
        await sees(page, person.email)
        await expectAccessible(page, browser, '/verify-email')
        await page.reload()
        await sees(page, person.email)

        // Not a page of the site, which would navigate itself while the tab follows the link.
        const mail = await open('/robots.txt')
        await followVerificationLink(mail, person)
        await isAt(page, '/preferences')
        await page.show()
        await present(page, role('checkbox', 'Hiking'))
        await expectAccessible(page, browser, '/preferences')
        await click(page, role('checkbox', 'Hiking'))
        await page.reload()
        await holds(page, `${await present(page, role('checkbox', 'Hiking'))}.ariaChecked`, 'true')
        await click(page, role('button', 'Confirm & next'))
        await isAt(page, '/')

        await chooseInMenu(page, person, 'Profile')
        await isAt(page, '/profile')
        await sees(page, `${person.firstName} ${person.lastName}`)
        await expectAccessible(page, browser, '/profile')
        await page.back()
        await isAt(page, '/')
        await page.forward()
        await isAt(page, '/profile')
        await page.reload()
        await sees(page, `${person.firstName} ${person.lastName}`)
      },
    )

    journey('edits the profile with a picture and its crop', async ({ open, browser, site }) => {
      const page = await open('/login')
      await signIn(page, await newMember())
      await page.open(`${site.origin}/edit-profile`)
      await present(page, field('Full Name', 'main'))
      await expectAccessible(page, browser, '/edit-profile')
      await page.choose("document.querySelector('input[type=file]')", picture)
      await present(page, role('slider', 'Crop area', dialog))
      await expectAccessible(page, browser, 'the crop dialog', dialog)
      await page.evaluate(`${role('slider', 'Crop area', dialog)}.focus()`)
      await page.type('+')
      await page.press('ArrowLeft')
      await click(page, role('button', 'Use this picture', dialog))
      await fill(page, field('Location', 'main'), 'Rua da Rosa, Lisboa')
      await click(page, role('button', 'Save changes'))
      await getsToast(page, 'Profile updated successfully!')
      await isAt(page, '/profile')
      await sees(page, 'Rua da Rosa, Lisboa')
      const shown = 'document.querySelector(\'main img[src*="profile_images"]\')?.naturalWidth > 0'
      await holds(page, shown, true)
      await page.reload()
      await holds(page, shown, true)
    })

    journey(
      'chooses a theme, reports an issue and logs out in another tab',
      async ({ open, browser, site }) => {
        const person = await newMember()
        const page = await open('/login')
        await signIn(page, person)
        await page.open(`${site.origin}/settings`)
        await present(page, role('button', 'Delete Account'))
        await expectAccessible(page, browser, '/settings')
        await click(page, role('radio', 'Dark'))
        await page.reload()
        await holds(page, 'document.documentElement.dataset.theme', 'dark')

        await click(page, role('button', 'Report An Issue', 'main'))
        await present(page, field('Description', dialog))
        await expectAccessible(page, browser, 'the report', dialog)
        await fill(page, field('Description', dialog), 'The map stays grey after I zoom twice.')
        await click(page, role('button', 'Submit', dialog))
        await getsToast(page, 'Bug report submitted successfully.')

        const other = await open('/profile')
        await chooseInMenu(other, person, 'Logout')
        await isAt(other, '/login')
        await page.show()
        await isAt(page, '/login')
        await getsToast(page, 'You’ve been logged out in another tab.')
      },
    )

    journey(
      'forgets the password, signs in with it and deletes the account',
      async ({ open, browser }) => {
        const person = await newMember()
        const page = await open('/login')
        await expectAccessible(page, browser, '/login')
        await fillLogin(page, { ...person, password: 'not-the-password' })
        await getsToast(page, 'That username, email or password isn’t right.')
        await page.reload()
        await click(page, role('link', 'Forgot Password?'))
        await isAt(page, '/forgot-password')
        await present(page, role('heading', 'Forgot Password?'))
        await expectAccessible(page, browser, '/forgot-password')
        await fill(page, field('Email', 'form'), person.email)
        await click(page, role('button', 'Send Reset Link'))
        await sees(page, 'Password reset email sent!')
        expect(await emailsTo(person.email, 'PASSWORD_RESET')).toHaveLength(1)
        await page.back()
        await isAt(page, '/login')
        await signIn(page, person)
        await click(page, role('link', 'Settings'))
        await click(page, role('button', 'Delete Account', 'main'))
        await expectAccessible(page, browser, 'the deletion', dialog)
        await page.press('Escape')
        await click(page, role('button', 'Delete Account', 'main'))
        await click(page, role('button', 'Delete Account', dialog))
        await isAt(page, '/')
        await getsToast(page, 'Account deleted successfully')
        expect(await identityExists(person)).toBe(false)
      },
    )

    journey("opens Google's popup with one press, and is signed in", async ({ open }) => {
      const page = await open('/login')
      await continueWithGoogle(page, { email: newPerson().email, name: 'Inès Ferreira' })
      await isAt(page, '/profile-completion')
    })
  })

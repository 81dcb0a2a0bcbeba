import { locationPage } from '../../../lab/page-objects/location-page.ts'
import { picturePage } from '../../../lab/page-objects/picture-page.ts'
import { preferencesPage } from '../../../lab/page-objects/preferences-page.ts'
import { profileFormPage } from '../../../lab/page-objects/profile-form-page.ts'
import { profilePage } from '../../../lab/page-objects/profile-page.ts'
import { brand } from '../../../src/copy/brand.ts'
import { memberHeroCopy } from '../../../src/copy/landing.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { locationCopy, pictureCopy } from '../../../src/copy/profile-form.ts'
import { callAs } from '../support/members.ts'
import { choosePicture } from '../support/pictures.ts'
import { signInAsMember } from './arrivals.ts'
import { answers, asks, byItself, done, passes, passesAfter } from './outcomes.ts'
import { signInWith } from './provider.ts'
import { type Site, setupOf } from './setup.ts'

/* By keyboard and also if it is hidden, because a dialog may cover it. */
const followsALink = ({ page }: Site) =>
  page
    .getByRole('banner', { includeHidden: true })
    .getByRole('link', { name: brand.name, includeHidden: true })
    .press('Enter')

/** /preferences and /update-preferences. */
export const interestsSetup = setupOf({
  ...preferencesPage,
  arrivals: {
    'a new member': { before: signInAsMember([]), at: '/preferences' },
    'a member with interests': { before: signInAsMember(['Hiking']), at: '/update-preferences' },
  },
  services: {
    'save interests': {
      asks: asks.interests,
      outcomes: {
        'are saved': passes,
        'have changed elsewhere': passesAfter(({ user: { person } }) =>
          callAs(person, 'POST', '/users/interests', { interests: ['Hiking', 'Dance'] }),
        ),
      },
    },
  },
  handlers: { 'leave requested': followsALink },
  left: {
    saved: [
      { role: 'heading', name: new RegExp(`^${memberHeroCopy.greeting('Maya')}|Maya Lindqvist`) },
    ],
    closed: [{ role: 'heading', name: /./ }],
  },
})

const choosesAPicture = async ({ page }: Site): Promise<void> => {
  await choosePicture(page, new RegExp(`^(${pictureCopy.choose}|${pictureCopy.change})$`))
  await page.getByRole('button', { name: pictureCopy.crop.confirm }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: pictureCopy.adjust }).waitFor()
}

/** /profile-completion and /edit-profile. */
export const profileFormSetup = setupOf({
  ...profileFormPage,
  // No place is looked up here, so the site is saving at once.
  expectations: {
    ...profileFormPage.expectations,
    'waiting for the place': profileFormPage.expectations.updating,
  },
  arrivals: {
    'a new member': { before: signInWith('google'), at: '/profile-completion' },
    'a member who edits': { before: signInAsMember(), at: '/edit-profile' },
  },
  services: {
    picture: {
      outcomes: {
        'is chosen': done(choosesAPicture),
        'is removed': done(async (site) => {
          await choosesAPicture(site)
          await site.page.getByRole('button', { name: pictureCopy.remove }).click()
        }),
      },
    },
    location: {
      outcomes: {
        'is another place': done(({ page }) =>
          page.getByLabel(locationCopy.label).fill('Porto, Portugal'),
        ),
        'is settled': byItself,
      },
    },
    'upload picture': { asks: asks.upload, outcomes: { 'is uploaded': passes } },
    'update profile': { asks: asks.update, outcomes: { 'is saved': passes } },
    'remove stored picture': { asks: asks.pictureRemoval, outcomes: { 'is removed': passes } },
    'load member': { asks: asks.member, outcomes: { 'is loaded': passes } },
  },
  handlers: { 'leave requested': followsALink },
  // The paths change picture and location only where the site offers it: not under a dialog, and not during a request.
  avoids: (move, { states }) =>
    states.includes('waiting for the place')
      ? move !== 'location: is settled'
      : /^(picture|location): /.test(move) && !states.includes('editing'),
  unseen: {
    'saving the picture':
      'These members have no stored picture. The page is the same as in `updating`.',
  },
  left: {
    saved: [
      { role: 'heading', name: new RegExp(`M(aya|aja) Lind|${preferencesCopy.choose.heading}`) },
    ],
    closed: [{ role: 'heading', name: /./ }],
  },
})

/** /profile. */
export const profileSetup = setupOf({
  ...profilePage,
  arrivals: { 'a member': { before: signInAsMember(), at: '/profile' } },
})

const lockedByTheForm = 'The form locks it while it is saving, which is a path of the form.'

/** The picture on /edit-profile. */
export const pictureSetup = setupOf({
  ...picturePage,
  arrivals: { 'a member': { before: signInAsMember(), at: '/edit-profile' } },
  stubs: ['decoding'],
  services: {
    'inspect file': {
      outcomes: { 'is a picture': done((site) => site.release('decoding', 'goes on')) },
    },
    'prepare picture': {
      outcomes: { 'is prepared': done((site) => site.release('decoding', 'goes on')) },
    },
  },
  // There is no stored picture to remove.
  avoids: (move, { states }) =>
    move === 'picture removed' && states.includes('choice.settled.unchanged'),
  unseen: { 'lock.locked': lockedByTheForm },
})

/** The location on /edit-profile. */
export const locationSetup = setupOf({
  ...locationPage,
  arrivals: {
    'a browser with geolocation': { before: signInAsMember(), at: '/edit-profile' },
    'a browser without geolocation': {
      async before(site) {
        await site.page.addInitScript(() =>
          Object.defineProperty(navigator, 'geolocation', { value: undefined }),
        )
        await signInAsMember()(site)
      },
      at: '/edit-profile',
    },
  },
  stubs: ['position'],
  services: {
    'get position': {
      outcomes: {
        'is found': done((site) => site.release('position', 'goes on')),
        'is denied': done((site) => site.release('position', '1')),
        'is unavailable': done((site) => site.release('position', '2')),
        'takes too long': done((site) => site.release('position', '3')),
      },
    },
    'reverse geocode': {
      asks: asks.place,
      outcomes: {
        'finds a place': answers(200, {
          display_name: 'Lisboa, Portugal',
          address: { city: 'Lisboa' },
        }),
        'finds no place': answers(200, { error: 'Unable to geocode' }),
      },
    },
  },
  unseen: { 'lock.waiting': lockedByTheForm, 'lock.locked': lockedByTheForm },
})

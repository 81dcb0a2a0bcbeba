import { interestsModel } from '../../../machines/interests/interests-model.ts'
import { locationModel } from '../../../machines/location/location-model.ts'
import { pictureModel } from '../../../machines/picture/picture-model.ts'
import { profileFormModel } from '../../../machines/profile-form/profile-form-model.ts'
import { brand } from '../../../src/copy/brand.ts'
import { heroCopy } from '../../../src/copy/landing.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { pictureCopy } from '../../../src/copy/profile-form.ts'
import { locationHands } from '../../../src/screens/location/hands.ts'
import { locationLooks } from '../../../src/screens/location/looks.ts'
import { pictureHands } from '../../../src/screens/picture/hands.ts'
import { pictureLooks } from '../../../src/screens/picture/looks.ts'
import { preferencesHands } from '../../../src/screens/preferences/hands.ts'
import { preferencesLooks } from '../../../src/screens/preferences/looks.ts'
import { profileFormHands } from '../../../src/screens/profile-form/hands.ts'
import { profileFormLooks } from '../../../src/screens/profile-form/looks.ts'
import { choosePicture } from '../support/pictures.ts'
import { signsIn } from './entrances.ts'
import { answers, asks, done, passes } from './means.ts'
import { signsInBy } from './provider.ts'
import { type Site, venueOf } from './venue.ts'

const followsALink = ({ page }: Site) =>
  page.getByRole('banner').getByRole('link', { name: brand.name }).click()

/** Whether a question is asked of whoever leaves: only where something is changed. */
const isChanged = (moves: readonly { name: string }[], change: string): boolean =>
  moves.filter(({ name }) => name.startsWith(change)).length === 1

/** /preferences and /update-preferences. */
export const interestsVenue = venueOf({
  model: interestsModel,
  looks: preferencesLooks,
  hands: preferencesHands,
  arrivals: {
    'a new member': { before: signsIn([]), at: '/preferences' },
    'a member with interests': { before: signsIn(['Hiking']), at: '/update-preferences' },
  },
  services: { 'save interests': { asks: asks.interests, outcomes: { 'are saved': passes } } },
  acts: { 'leave requested': followsALink },
  avoids: (move, { moves }) => move === 'leave requested' && !isChanged(moves, 'interest toggled'),
  left: {
    saved: [{ role: 'heading', name: new RegExp(`${heroCopy.headline}|Maya Lindqvist`) }],
    left: [{ role: 'heading', name: /./ }],
  },
})

const choosesAPicture = async ({ page }: Site): Promise<void> => {
  await choosePicture(page, new RegExp(`^(${pictureCopy.choose}|${pictureCopy.change})$`))
  await page.getByRole('button', { name: pictureCopy.crop.confirm }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: pictureCopy.adjust }).waitFor()
}

/** /profile-completion and /edit-profile. */
export const profileFormVenue = venueOf({
  model: profileFormModel,
  looks: profileFormLooks,
  hands: profileFormHands,
  arrivals: {
    'a new member': { before: signsInBy('Google'), at: '/profile-completion' },
    'a member who edits': { before: signsIn(), at: '/edit-profile' },
  },
  services: {
    'upload picture': { asks: asks.upload, outcomes: { 'is uploaded': passes } },
    'update profile': { asks: asks.update, outcomes: { 'is saved': passes } },
    'remove stored picture': { asks: asks.pictureRemoval, outcomes: { 'is removed': passes } },
    'load member': { asks: asks.member, outcomes: { 'is loaded': passes } },
  },
  acts: { 'leave requested': followsALink },
  before: {
    'submitted (with a new picture)': choosesAPicture,
    'cancelled (with another picture)': choosesAPicture,
    async 'submitted (with the picture removed)'(site) {
      await choosesAPicture(site)
      await site.page.getByRole('button', { name: pictureCopy.remove }).click()
    },
  },
  avoids: (move, { moves }) => move === 'leave requested' && !isChanged(moves, 'field changed'),
  left: {
    saved: [
      { role: 'heading', name: new RegExp(`M(aya|aja) Lind|${preferencesCopy.choose.heading}`) },
    ],
    left: [{ role: 'heading', name: /./ }],
  },
})

/** The picture on /edit-profile. */
export const pictureVenue = venueOf({
  model: pictureModel,
  looks: pictureLooks,
  hands: pictureHands,
  arrivals: { 'a member': { before: signsIn(), at: '/edit-profile' } },
  standIns: ['decoding'],
  services: {
    'inspect file': {
      outcomes: { 'is a picture': done((site) => site.release('decoding', 'goes on')) },
    },
    'prepare picture': {
      outcomes: { 'is prepared': done((site) => site.release('decoding', 'goes on')) },
    },
  },
  // Nothing is stored that could be removed.
  avoids: (move, { states }) => move === 'picture removed' && states.includes('settled.kept'),
})

/** The location on /edit-profile. */
export const locationVenue = venueOf({
  model: locationModel,
  looks: locationLooks,
  hands: locationHands,
  arrivals: {
    'a browser that can tell': { before: signsIn(), at: '/edit-profile' },
    'a browser that cannot tell': {
      async before(site) {
        await site.page.addInitScript(() =>
          Object.defineProperty(navigator, 'geolocation', { value: undefined }),
        )
        await signsIn()(site)
      },
      at: '/edit-profile',
    },
  },
  standIns: ['position'],
  services: {
    'find position': {
      outcomes: {
        'is found': done((site) => site.release('position', 'goes on')),
        'is denied': done((site) => site.release('position', '1')),
        'is unavailable': done((site) => site.release('position', '2')),
        'takes too long': done((site) => site.release('position', '3')),
      },
    },
    'name place': {
      asks: asks.place,
      outcomes: {
        'is named': answers(200, {
          display_name: 'Lisboa, Portugal',
          address: { city: 'Lisboa' },
        }),
        'has no name': answers(200, { error: 'Unable to geocode' }),
      },
    },
  },
})

import { copyAddressModel } from '../../../machines/copy-address/copy-address-model.ts'
import { deleteAccountModel } from '../../../machines/delete-account/delete-account-model.ts'
import { reportIssueModel } from '../../../machines/report-issue/report-issue-model.ts'
import { themeModel } from '../../../machines/theme/theme-model.ts'
import { heroCopy } from '../../../src/copy/landing.ts'
import {
  contactHands,
  deletionHands,
  reportHands,
  themeHands,
} from '../../../src/screens/settings/hands.ts'
import {
  contactLooks,
  deletionLooks,
  reportLooks,
  themeLooks,
} from '../../../src/screens/settings/looks.ts'
import { answerOlder } from '../support/old-sign-in.ts'
import { signsIn, stopsDeletingHalfway } from './entrances.ts'
import { asks, done, isCut, passes } from './means.ts'
import { goesOnAtTheProvider, signsInBy } from './provider.ts'
import { venueOf } from './venue.ts'

/** The report of an issue on /settings. */
export const reportIssueVenue = venueOf({
  model: reportIssueModel,
  looks: reportLooks,
  hands: reportHands,
  arrivals: { 'a member': { before: signsIn(), at: '/settings' } },
  services: { 'send report': { asks: asks.report, outcomes: { 'is sent': passes } } },
})

/** Contact Us on /settings. */
export const copyAddressVenue = venueOf({
  model: copyAddressModel,
  looks: contactLooks,
  hands: contactHands,
  arrivals: { 'a member': { before: signsIn(), at: '/settings' } },
  standIns: ['clipboard'],
  services: {
    'copy text': {
      outcomes: {
        'is copied': done((site) => site.release('clipboard', 'goes on')),
        'is refused': done((site) => site.release('clipboard', 'not allowed')),
      },
    },
  },
})

/** The choice of theme on /settings. */
export const themeVenue = venueOf({
  model: themeModel,
  looks: themeLooks,
  hands: themeHands,
  arrivals: { 'nothing stored': { before: signsIn(), at: '/settings' } },
})

/** The deletion of the account on /settings. */
export const deleteAccountVenue = venueOf({
  model: deleteAccountModel,
  looks: deletionLooks,
  hands: deletionHands,
  arrivals: {
    'a member with a password': { before: signsIn(), at: '/settings' },
    'a member by Apple': { before: signsInBy('Apple'), at: '/settings' },
    'a reload in the middle': { before: stopsDeletingHalfway, at: '/settings' },
  },
  services: {
    'check recent sign-in': {
      asks: asks.freshToken,
      outcomes: { 'is recent': passes, 'is old': { faults: answerOlder } },
    },
    'prove by password': { asks: asks.passwordSignIn, outcomes: { 'is proven': passes } },
    'prove by provider': {
      outcomes: {
        'is proven': done(goesOnAtTheProvider),
        'is closed': done(async (site) => (await site.window()).close()),
      },
    },
    'delete record': {
      asks: asks.recordRemoval,
      outcomes: { 'is deleted': passes, 'does not answer': isCut },
    },
    'remove picture': { asks: asks.pictureRemoval, outcomes: { 'is removed': passes } },
    'remove identity': { asks: asks.identityRemoval, outcomes: { 'is removed': passes } },
  },
  left: { gone: [{ role: 'heading', name: heroCopy.headline }] },
})

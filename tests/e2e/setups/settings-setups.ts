import {
  contactPage,
  deletionPage,
  reportPage,
  settingsPage,
  themePage,
} from '../../../lab/page-objects/settings-page.ts'
import { heroCopy } from '../../../src/copy/landing.ts'
import { answerOlder } from '../support/old-sign-in.ts'
import { interruptDeletion, signInAsMember } from './arrivals.ts'
import { asks, done, isCut, passes } from './outcomes.ts'
import { signInAtProvider, signInWith } from './provider.ts'
import { setupOf } from './setup.ts'

const seenThroughParts = 'The walks of the issue report and the deletion run through this machine.'

/** /settings, with the machines of its parts. */
export const settingsSetup = setupOf({
  ...settingsPage,
  arrivals: {},
  unseen: { list: seenThroughParts, dialog: seenThroughParts },
})

/** The report of an issue on /settings. */
export const reportIssueSetup = setupOf({
  ...reportPage,
  arrivals: { 'a member': { before: signInAsMember(), at: '/settings' } },
  services: { 'send report': { asks: asks.report, outcomes: { 'is sent': passes } } },
})

/** Contact Us on /settings. */
export const copyEmailSetup = setupOf({
  ...contactPage,
  arrivals: { 'a member': { before: signInAsMember(), at: '/settings' } },
  stubs: ['clipboard'],
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
export const themeSetup = setupOf({
  ...themePage,
  arrivals: { 'nothing stored': { before: signInAsMember(), at: '/settings' } },
})

/** The deletion of the account on /settings. */
export const deleteAccountSetup = setupOf({
  ...deletionPage,
  arrivals: {
    'a member with a password': { before: signInAsMember(), at: '/settings' },
    'a member with Apple sign-in': { before: signInWith('apple'), at: '/settings' },
    'a reload during the deletion': { before: interruptDeletion, at: '/settings' },
  },
  services: {
    'check recent sign-in': {
      asks: asks.freshToken,
      outcomes: { 'is recent': passes, 'is not recent': { faults: answerOlder } },
    },
    'reauthenticate with password': {
      asks: asks.passwordSignIn,
      outcomes: { succeeds: passes },
    },
    'reauthenticate with provider': {
      outcomes: {
        succeeds: done(signInAtProvider),
        'popup is closed': done(async (site) => (await site.window()).close()),
      },
    },
    'delete record': {
      asks: asks.recordRemoval,
      outcomes: { 'is deleted': passes, 'does not answer': isCut },
    },
    'remove picture': { asks: asks.pictureRemoval, outcomes: { 'is removed': passes } },
    'remove identity': { asks: asks.identityRemoval, outcomes: { 'is removed': passes } },
  },
  left: { deleted: [{ role: 'heading', name: heroCopy.headline }] },
  unseen: {
    'session rejected': 'Needs a token that the backend rejects. delete-account.test.ts covers it.',
  },
})

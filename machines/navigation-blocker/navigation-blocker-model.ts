import { modelOf } from '../model-of.ts'
import { hasMessage } from '../sent-messages.ts'
import { noBlocks } from './navigation-blocker-events.ts'
import { navigationBlockerMachine } from './navigation-blocker-machine.ts'

const unsaved = { ...noBlocks, navigation: true }

export const navigationBlockerModel = modelOf({
  machine: navigationBlockerMachine,
  question: 'May the member leave the page?',
  inputs: { 'an unchanged page': undefined },
  events: {
    'navigation attempted': {
      'by a link': {
        type: 'navigation attempted',
        navigation: { kind: 'push', href: '/profile', state: {} },
      },
      'by Back': { type: 'navigation attempted', navigation: { kind: 'go', steps: -1 } },
      'by Logout': { type: 'navigation attempted', navigation: { kind: 'logout' } },
    },
    'blocking changed': {
      'the form is changed': { type: 'blocking changed', blocks: unsaved },
      'a dialog of the changed form is open': {
        type: 'blocking changed',
        blocks: { ...unsaved, dialog: true },
      },
      'the page is saving': { type: 'blocking changed', blocks: { ...noBlocks, saving: true } },
      'a dialog is open while a page is saving': {
        type: 'blocking changed',
        blocks: { ...noBlocks, dialog: true, saving: true },
      },
      'nothing is left to lose': { type: 'blocking changed', blocks: noBlocks },
    },
    'page shown': {
      'while another page is saving': {
        type: 'page shown',
        blocks: { ...noBlocks, saving: true },
      },
      'with changes while another page is saving': {
        type: 'page shown',
        blocks: { ...unsaved, saving: true },
      },
      'without changes': { type: 'page shown', blocks: noBlocks },
      'with a stored draft': { type: 'page shown', blocks: unsaved },
    },
  },
  addressees: ['app', 'pageHost', 'session'],
  outcomes: {},
  invariants: {
    'a navigation is pending only while the member is asked, or while a save goes on': ({
      snapshot,
    }) =>
      (snapshot.matches('asking') || snapshot.matches('saving first')) ===
      (snapshot.context.pending !== null),
    'the navigation that was attempted last is pending, except one that closes a dialog': ({
      snapshot,
      last: { event, before },
    }) =>
      event?.type !== 'navigation attempted' ||
      !snapshot.matches('asking') ||
      (before?.context.blocks.dialog === true && event.navigation.kind === 'go') ||
      snapshot.context.pending === event.navigation,
    'no one is logged out while a save goes on': ({ snapshot, last: { before }, justNow }) =>
      !hasMessage(justNow.sentTo.session, 'logout requested') ||
      !(before?.context.blocks.saving && snapshot.context.blocks.saving),
    'unsaved changes are never left without a question': ({ snapshot, justNow }) =>
      (justNow.sent['navigation attempted'] ?? 0) === 0 ||
      !snapshot.context.blocks.navigation ||
      snapshot.context.answer === 'blocked',
  },
})

import { assign, sendParent, sendTo, setup } from 'xstate'
import { app, onboarding, session } from '../addresses.ts'
import type { IdentitySnapshot, Member } from '../member.ts'
import { type Blocks, pageBlocks } from '../navigation-blocker/blocks.ts'
import { notice } from '../notices.ts'
import type { LoadRequest, PageLocation } from '../page-host/page-request.ts'
import { navigateTo, type Page } from '../paths.ts'
import { settledMember } from '../samples.ts'

/*
 * The pages as other actors observe them: what they send to the app, the session and the onboarding, what they block,
 * and when they end. tests/machines/system-reductions.test.ts shows that a reduction does everything that the page's
 * machine does. What a page does with its own services does not matter here, so its results are plain events.
 */

/** The input of a reduction: what the page host passes to the loader of a page, and whether a draft is stored. */
export type ReducedInput = LoadRequest & { hasDraft: boolean }

/** What a reduction knows: for whom its page was opened. */
export type ReducedContext = {
  page: Page
  location: PageLocation
  identity: IdentitySnapshot | null
  member: Member | null
  hasDraft: boolean
}

/** The context of a reduction at its start. */
export const contextOf = ({
  input: { page, location, identity, member, hasDraft },
}: {
  input: ReducedInput
}): ReducedContext => ({ page, location, identity, member, hasDraft })

/** A page that sends nothing: the landing page, /profile, /forgot-password. A fault of the code can crash it. */
export const reducedStaticPage = setup({
  types: {
    input: {} as ReducedInput,
    context: {} as ReducedContext,
    events: {} as { type: 'fault met' },
  },
  actions: {
    crash: assign(() => {
      throw new Error('a fault of the page')
    }),
  },
}).createMachine({
  id: 'static page',
  context: contextOf,
  on: { 'fault met': { actions: 'crash' } },
  initial: 'shown',
  states: { shown: {} },
})

/**
 * A form for members: both profile forms and both preference screens. The crop of a picture is left out: its modal dialog
 * covers the form, and Back closes it as it closes the dialogs of the settings.
 */
export const reducedForm = setup({
  types: {
    input: {} as ReducedInput,
    context: {} as ReducedContext,
    events: {} as
      | { type: 'changed' }
      | { type: 'reverted' }
      | { type: 'submitted' }
      | { type: 'save succeeded' }
      | { type: 'save failed' }
      | { type: 'cancelled' }
      | { type: 'leave requested' }
      | { type: 'back pressed' }
      | { type: 'changes discarded' }
      | { type: 'changes kept' },
  },
  guards: {
    'has a draft': ({ context }) => context.hasDraft,
    'can be cancelled': ({ context: { page } }) =>
      page === '/edit-profile' || page === '/update-preferences',
    'completes the profile': ({ context: { page } }) => page === '/profile-completion',
    'chooses interests': ({ context: { page } }) => page === '/preferences',
  },
  actions: {
    'send blocking': sendParent((args, blocks: Partial<Blocks>) => pageBlocks(args, blocks)),
    'send member': sendTo(session, { type: 'member changed', member: settledMember }),
    'send profile completed': sendTo(onboarding, {
      type: 'profile completed',
      member: settledMember,
    }),
    'send interests saved': sendTo(onboarding, { type: 'interests saved' }),
    'send changes discarded': sendTo(app, { type: 'changes discarded' }),
    'send changes kept': sendTo(app, { type: 'changes kept' }),
    'navigate to profile': sendTo(app, navigateTo('/profile')),
    'go back': sendTo(app, { type: 'go back', fallback: '/profile' }),
    'notify saving failed': sendTo(app, notice('profile not updated')),
  },
}).createMachine({
  id: 'form',
  context: contextOf,
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'has a draft', target: 'changed' }, { target: 'unchanged' }],
    },
    unchanged: {
      entry: { type: 'send blocking', params: {} },
      on: {
        changed: { target: 'changed' },
        submitted: { target: 'saving' },
        cancelled: { guard: 'can be cancelled', target: 'closed', actions: 'go back' },
      },
    },
    changed: {
      entry: { type: 'send blocking', params: { navigation: true } },
      on: {
        reverted: { target: 'unchanged' },
        submitted: { target: 'saving' },
        cancelled: { guard: 'can be cancelled', target: 'confirming cancel' },
        'leave requested': { target: 'confirming leave' },
      },
    },
    'confirming cancel': {
      entry: { type: 'send blocking', params: { navigation: true, dialog: true } },
      on: {
        'changes discarded': { target: 'closed', actions: 'go back' },
        'changes kept': { target: 'changed' },
        'back pressed': { target: 'changed' },
        'leave requested': { target: 'confirming leave' },
      },
    },
    'confirming leave': {
      entry: { type: 'send blocking', params: { navigation: true, dialog: true } },
      on: {
        'changes discarded': { target: 'closed', actions: 'send changes discarded' },
        'changes kept': { target: 'changed', actions: 'send changes kept' },
        'back pressed': { target: 'changed', actions: 'send changes kept' },
      },
    },
    saving: {
      entry: { type: 'send blocking', params: {} },
      on: {
        'save failed': { target: 'changed', actions: 'notify saving failed' },
        'save succeeded': [
          {
            guard: 'completes the profile',
            target: 'saved',
            actions: ['send member', 'send profile completed'],
          },
          {
            guard: 'chooses interests',
            target: 'saved',
            actions: ['send member', 'send interests saved'],
          },
          { target: 'saved', actions: ['send member', 'navigate to profile'] },
        ],
      },
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
})

/** /settings, with the deletion of the account. */
export const reducedSettings = setup({
  types: {
    input: {} as ReducedInput,
    context: {} as ReducedContext,
    events: {} as
      | { type: 'dialog opened' }
      | { type: 'dialog closed' }
      | { type: 'back pressed' }
      | { type: 'deletion confirmed' }
      | { type: 'deletion finished' }
      | { type: 'deletion refused' }
      | { type: 'deletion interrupted' }
      | { type: 'session refused' },
  },
  actions: {
    'send blocking': sendParent((args, blocks: Partial<Blocks>) => pageBlocks(args, blocks)),
    'send deletion started': sendTo(session, { type: 'deletion started' }),
    'send deletion abandoned': sendTo(session, { type: 'deletion abandoned' }),
    'send session rejected': sendTo(session, { type: 'session rejected' }),
    'send account deleted': sendTo(session, { type: 'account deleted' }),
    'navigate to home': sendTo(app, navigateTo('/')),
  },
}).createMachine({
  id: 'settings page',
  context: contextOf,
  initial: 'list',
  states: {
    list: {
      entry: { type: 'send blocking', params: {} },
      on: { 'dialog opened': { target: 'dialog' } },
    },
    dialog: {
      entry: { type: 'send blocking', params: { dialog: true } },
      on: {
        'dialog closed': { target: 'list' },
        'back pressed': { target: 'list' },
        'deletion confirmed': { target: 'deleting', actions: 'send deletion started' },
      },
    },
    deleting: {
      on: {
        'deletion finished': {
          target: 'deleted',
          actions: ['send account deleted', 'navigate to home'],
        },
        'deletion refused': { target: 'list', actions: 'send deletion abandoned' },
        'deletion interrupted': { target: 'list' },
        'session refused': {
          target: 'deleted',
          actions: ['send deletion abandoned', 'send session rejected'],
        },
      },
    },
    // The session stops the page.
    deleted: {},
  },
})

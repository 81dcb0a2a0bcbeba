import { assign, sendParent, sendTo, setup } from 'xstate'
import { app, session } from '../../machines/addresses.ts'
import type { IdentitySnapshot, Member } from '../../machines/member.ts'
import { type Blocks, pageBlocks } from '../../machines/navigation-blocker/blocks.ts'
import type { LoadRequest, PageLocation } from '../../machines/page-host/page-request.ts'
import { navigateTo, type Page } from '../../machines/paths.ts'

/*
 * The pages as other actors observe them: what they send to the app, the session and the onboarding, what they block,
 * and when they end. tests/system/system-reductions.test.ts shows that a reduction does everything that the page's
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
 * /settings, with the deletion of the account. Its children open and close their dialogs independently of each other, so a
 * dialog can close while the account is being deleted.
 */
export const reducedSettings = setup({
  types: {
    input: {} as ReducedInput,
    context: {} as ReducedContext,
    events: {} as
      | { type: 'dialog opened' }
      | { type: 'dialog closed' }
      | { type: 'request sent' }
      | { type: 'back pressed' }
      | { type: 'deletion confirmed' }
      | { type: 'deletion finished' }
      | { type: 'deletion refused' }
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
  on: {
    'dialog opened': { target: '.dialog' },
    'dialog closed': { target: '.list' },
    'deletion confirmed': { actions: 'send deletion started' },
    // The session stops the page.
    'deletion finished': { actions: ['send account deleted', 'navigate to home'] },
    'deletion refused': { target: '.list', actions: 'send deletion abandoned' },
    'session refused': { actions: ['send deletion abandoned', 'send session rejected'] },
  },
  initial: 'list',
  states: {
    list: { entry: { type: 'send blocking', params: {} } },
    dialog: {
      entry: { type: 'send blocking', params: { dialog: true } },
      on: { 'back pressed': { target: 'list' }, 'request sent': { target: 'busy dialog' } },
    },
    // It ignores Back until the service has answered.
    'busy dialog': {},
  },
})

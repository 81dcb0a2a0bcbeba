import { and, assign, sendTo, setup } from 'xstate'
import { app, pageHost, session } from '../addresses.ts'
import { notice } from '../notices.ts'
import { withEvent } from '../with-event.ts'
import {
  type Blocks,
  type Navigation,
  type NavigationBlockerEvent,
  noBlocks,
} from './navigation-blocker-events.ts'

type Attempt = { event: { navigation: Navigation } }
const navigationOf = ({ event }: Attempt): Navigation => event.navigation

const closesDialog = {
  guard: { type: 'closes a dialog', params: navigationOf },
  actions: ['block navigation', 'send back pressed'],
} as const

const asksFirst = {
  guard: 'has unsaved changes',
  target: 'asking',
  actions: [
    { type: 'set pending', params: navigationOf },
    'block navigation',
    'send leave requested',
  ],
} as const

/* The page may have unsaved changes that were made after it had begun to save, or instead of a page that is saving. */
const afterSave = [
  { guard: withEvent('goes on saving'), actions: withEvent('set blocks') },
  {
    guard: withEvent('blocks navigation'),
    target: 'asking',
    actions: [withEvent('set blocks'), 'send leave requested'],
  },
  { target: 'free', actions: [withEvent('set blocks'), 'request logout', 'clear pending'] },
] as const

/**
 * Decides whether the member may leave the current page (decision 0050). Back closes an open dialog first. A page with
 * unsaved changes asks the member, and the blocked navigation is pending until they answer. `answer` is the decision
 * about the last attempt; the router reads it when `send` returns.
 */
export const navigationBlockerMachine = setup({
  types: {
    context: {} as { blocks: Blocks; pending: Navigation | null; answer: 'allowed' | 'blocked' },
    events: {} as NavigationBlockerEvent,
  },
  guards: {
    'closes a dialog': ({ context }, { kind }: Navigation) =>
      context.blocks.dialog && kind === 'go',
    'has unsaved changes': ({ context }) => context.blocks.navigation,
    'is a logout': (_, { kind }: Navigation) => kind === 'logout',
    'is a logout while saving': ({ context }, { kind }: Navigation) =>
      context.blocks.saving && kind === 'logout',
    'is saving': ({ context }) => context.blocks.saving,
    'goes on saving': (_, { blocks }: { blocks: Blocks }) => blocks.saving,
    'blocks navigation': (_, { blocks }: { blocks: Blocks }) => blocks.navigation,
    'logout is pending': ({ context }) => context.pending?.kind === 'logout',
  },
  actions: {
    'set blocks': assign((_, { blocks }: { blocks: Blocks }) => ({ blocks })),
    'clear blocks': assign({ blocks: noBlocks }),
    'set pending': assign((_, pending: Navigation) => ({ pending })),
    'clear pending': assign({ pending: null }),
    'allow navigation': assign({ answer: 'allowed' }),
    'block navigation': assign({ answer: 'blocked' }),
    /** For the page: closes the open dialog. */
    'send back pressed': sendTo(pageHost, { type: 'back pressed' }),
    /** For the page: asks the member whether to discard the unsaved changes. */
    'send leave requested': sendTo(pageHost, { type: 'leave requested' }),
    'request logout': sendTo(session, { type: 'logout requested' }),
    'notify logout waits': sendTo(app, notice('logout waits')),
    'resume navigation': sendTo(app, ({ context: { pending } }) => ({
      type: 'resume navigation',
      navigation: resumable(pending),
    })),
  },
}).createMachine({
  id: 'navigationBlocker',
  context: { blocks: noBlocks, pending: null, answer: 'allowed' },
  initial: 'free',
  on: {
    'blocking changed': { actions: withEvent('set blocks') },
    'page shown': {
      target: '.free',
      actions: [withEvent('set blocks'), 'clear pending'],
    },
  },
  states: {
    free: {
      on: {
        'navigation attempted': [
          closesDialog,
          asksFirst,
          {
            guard: { type: 'is a logout while saving', params: navigationOf },
            target: 'saving first',
            actions: [{ type: 'set pending', params: navigationOf }, 'block navigation'],
          },
          {
            guard: { type: 'is a logout', params: navigationOf },
            actions: ['allow navigation', 'request logout'],
          },
          { actions: 'allow navigation' },
        ],
      },
    },
    // A logout waits for the save, which it would cancel. If nothing was saved, the changes are kept and no one is logged out.
    'saving first': {
      entry: 'notify logout waits',
      on: {
        'blocking changed': afterSave,
        'page shown': afterSave,
        'changes kept': { target: 'free', actions: 'clear pending' },
        'navigation attempted': [
          closesDialog,
          asksFirst,
          {
            guard: { type: 'is a logout', params: navigationOf },
            actions: 'block navigation',
          },
          { actions: 'allow navigation' },
        ],
      },
    },
    asking: {
      on: {
        'navigation attempted': [
          closesDialog,
          {
            actions: [{ type: 'set pending', params: navigationOf }, 'block navigation'],
          },
        ],
        'changes kept': { target: 'free', actions: 'clear pending' },
        // The discarded changes no longer block the resumed navigation.
        'changes discarded': [
          {
            guard: and(['logout is pending', 'is saving']),
            target: 'saving first',
          },
          {
            guard: 'logout is pending',
            target: 'free',
            actions: ['clear blocks', 'request logout', 'clear pending'],
          },
          {
            target: 'free',
            actions: ['clear blocks', 'resume navigation', 'clear pending'],
          },
        ],
      },
    },
  },
})

const resumable = (pending: Navigation | null): Exclude<Navigation, { kind: 'logout' }> => {
  if (!pending || pending.kind === 'logout')
    throw new Error('navigation blocker: only a navigation of the router can be resumed')
  return pending
}

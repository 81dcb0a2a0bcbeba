import { assign, sendParent, setup } from 'xstate'
import { type Blocks, type BlocksMessage, noBlocks } from './blocks.ts'

/** A navigation that was attempted by the member: a link, Back, Forward or Logout. */
export type Navigation =
  | { kind: 'push' | 'replace'; href: string; state: Readonly<Record<string, unknown>> }
  /** Steps through the history; negative towards the past. */
  | { kind: 'go'; steps: number }
  | { kind: 'logout' }

/** A message from the navigation blocker to the app. */
export type NavigationBlockerMessage =
  /** For the page: closes the open dialog. */
  | { type: 'back pressed' }
  /** For the page: asks the member whether to discard the unsaved changes. */
  | { type: 'leave requested' }
  /** The changes were discarded: performs the blocked navigation. */
  | { type: 'resume navigation'; navigation: Exclude<Navigation, { kind: 'logout' }> }
  /** For the session. */
  | { type: 'logout requested' }

/** An event of the navigation blocker. */
export type NavigationBlockerEvent =
  | { type: 'navigation attempted'; navigation: Navigation }
  | { type: 'changes discarded' }
  | { type: 'changes kept' }
  | BlocksMessage

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
    'logout is pending': ({ context }) => context.pending?.kind === 'logout',
  },
  actions: {
    'set blocks': assign((_, { blocks }: { blocks: Blocks }) => ({ blocks })),
    'clear blocks': assign({ blocks: noBlocks }),
    'set pending': assign((_, pending: Navigation) => ({ pending })),
    'clear pending': assign({ pending: null }),
    'allow navigation': assign({ answer: 'allowed' }),
    'block navigation': assign({ answer: 'blocked' }),
    'notify back pressed': sendParent((): NavigationBlockerMessage => ({ type: 'back pressed' })),
    'notify leave requested': sendParent(
      (): NavigationBlockerMessage => ({ type: 'leave requested' }),
    ),
    'request logout': sendParent((): NavigationBlockerMessage => ({ type: 'logout requested' })),
    'resume navigation': sendParent(
      ({ context: { pending } }): NavigationBlockerMessage => ({
        type: 'resume navigation',
        navigation: resumable(pending),
      }),
    ),
  },
}).createMachine({
  id: 'navigationBlocker',
  context: { blocks: noBlocks, pending: null, answer: 'allowed' },
  initial: 'free',
  on: {
    'blocking changed': { actions: { type: 'set blocks', params: ({ event }) => event } },
    'page shown': {
      target: '.free',
      actions: [{ type: 'set blocks', params: ({ event }) => event }, 'clear pending'],
    },
  },
  states: {
    free: {
      on: {
        'navigation attempted': [
          {
            guard: { type: 'closes a dialog', params: ({ event }) => event.navigation },
            actions: ['block navigation', 'notify back pressed'],
          },
          {
            guard: 'has unsaved changes',
            target: 'asking',
            actions: [
              { type: 'set pending', params: ({ event }) => event.navigation },
              'block navigation',
              'notify leave requested',
            ],
          },
          {
            guard: { type: 'is a logout', params: ({ event }) => event.navigation },
            actions: ['allow navigation', 'request logout'],
          },
          { actions: 'allow navigation' },
        ],
      },
    },
    asking: {
      on: {
        'navigation attempted': [
          {
            guard: { type: 'closes a dialog', params: ({ event }) => event.navigation },
            actions: ['block navigation', 'notify back pressed'],
          },
          {
            actions: [
              { type: 'set pending', params: ({ event }) => event.navigation },
              'block navigation',
            ],
          },
        ],
        'changes kept': { target: 'free', actions: 'clear pending' },
        // The discarded changes no longer block the resumed navigation.
        'changes discarded': [
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

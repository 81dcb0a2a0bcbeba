import { assign, sendParent, sendTo, setup } from 'xstate'
import { app, navigationBlocker, onboarding, session } from '../addresses.ts'
import { type Failure, toFailureContext } from '../failure.ts'
import type { Member } from '../member.ts'
import { type Blocks, pageBlocks } from '../navigation-blocker/navigation-blocker-events.ts'
import { mustMerge } from '../newer-record.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { stepCompleted } from '../onboarding/onboarding-steps.ts'
import type { PageLeft } from '../page-host/page-host-events.ts'
import { navigateTo } from '../paths.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'
import { changedInterests, interestChangesOf } from './interest-changes.ts'

type Mode = 'choosing' | 'updating'

export const interestsSetup = setup({
  types: {
    input: {} as {
      mode: Mode
      stored: readonly string[]
      version: string | null
      /** The restored selection. */
      draft: readonly string[] | null
    },
    context: {} as {
      mode: Mode
      stored: readonly string[]
      /** The version of the record, or null if the backend has none. */
      version: string | null
      selected: readonly string[]
      filter: string
      /** Whether the selection contains a draft that was restored when the form opened. */
      isRestored: boolean
      /** Whether the selection was sent again, because another tab or device has saved before it. */
      isResent: boolean
      isLeft: boolean
      noneChosen: boolean
      failure: Failure | null
    },
    events: {} as
      | { type: 'interest toggled'; name: string }
      | { type: 'filter changed'; filter: string }
      | { type: 'draft discarded' }
      | { type: 'save requested' }
      | { type: 'cancel requested' }
      /** A link, Back, Forward or Logout would lose unsaved changes. */
      | { type: 'leave requested' }
      /** Back closes the open dialog. */
      | { type: 'back pressed' }
      | { type: 'changes discarded' }
      | { type: 'changes kept' }
      /** The record has changed in another tab or by a save that has outlived its page. */
      | { type: 'member changed'; member: Member | null }
      | PageLeft,
    tags: {} as 'busy' | 'confirming',
  },
  actors: {
    'save interests': unprovided<Member, { interests: readonly string[]; version: string | null }>(
      'save interests',
    ),
  },
  guards: {
    'has a selection': ({ context }) => context.selected.length > 0,
    'has unsaved changes': ({ context }) => interestChangesOf(context) !== null,
    'is restored': ({ context }) => context.isRestored,
    'must merge': ({ context }, { error }: { error: unknown }) => mustMerge(context, error),
    'is left': ({ context }) => context.isLeft,
    'is updating': ({ context }) => context.mode === 'updating',
    'is choosing': ({ context }) => context.mode === 'choosing',
  },
  actions: {
    'toggle interest': assign(({ context: { selected } }, { name }: { name: string }) => ({
      selected: selected.includes(name)
        ? selected.filter((other) => other !== name)
        : [...selected, name],
      noneChosen: false,
      failure: null,
    })),
    'clear restored if unchanged': assign(({ context }) => ({
      isRestored: context.isRestored && interestChangesOf(context) !== null,
    })),
    'discard draft': assign(({ context: { stored } }) => ({
      selected: stored,
      isRestored: false,
      noneChosen: false,
      failure: null,
    })),
    // Each interest is a field, and both sides can only have changed it to the same value.
    'merge newer record': assign(({ context }, { member }: { member: Member | null }) =>
      member === null
        ? {}
        : {
            stored: member.interests,
            version: member.version ?? null,
            selected: changedInterests(member.interests, interestChangesOf(context)),
          },
    ),
    'mark resent': assign({ isResent: true }),
    'clear resent': assign({ isResent: false }),
    'set left': assign((_, { isLeft }: PageLeft) => ({ isLeft })),
    'set filter': assign((_, { filter }: { filter: string }) => ({ filter })),
    'mark none chosen': assign({ noneChosen: true }),
    'set failure': assign(toFailureContext),
    'clear failure': assign({ failure: null }),
    'withdraw notices': sendTo(
      app,
      noticesWithdrawn('interest needed', 'preferences not saved', 'preferences not updated'),
    ),
    'notify interest needed': sendTo(app, notice('interest needed')),
    'notify saving failed': sendTo(app, ({ context }) =>
      notice(
        context.mode === 'updating' ? 'preferences not updated' : 'preferences not saved',
        context.failure,
      ),
    ),
    'notify preferences updated': sendTo(app, notice('preferences updated')),
    'store draft': unprovidedAction<{
      draft: readonly string[] | null
      version: string | null
    }>('store draft'),
    'send blocking': sendParent((args, blocks: Partial<Blocks>) => pageBlocks(args, blocks)),
    'send member': sendTo(session, (_, { member }: { member: Member }) => ({
      type: 'member changed',
      member,
    })),
    'send step completed': sendTo(onboarding, (_, { member }: { member: Member }) =>
      stepCompleted('/preferences', member),
    ),
    'send changes discarded': sendTo(navigationBlocker, { type: 'changes discarded' }),
    'send changes kept': sendTo(navigationBlocker, { type: 'changes kept' }),
    'navigate to profile': sendTo(app, navigateTo('/profile')),
    'go back': sendTo(app, { type: 'go back', fallback: '/profile' }),
  },
})

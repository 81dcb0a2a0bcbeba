import { assign, sendParent, sendTo, setup } from 'xstate'
import { app, navigationBlocker, onboarding, session } from '../addresses.ts'
import type { InterestsDraft } from '../drafts.ts'
import { type Failure, setFailure, toFailureContext } from '../failure.ts'
import type { Member } from '../member.ts'
import { type Blocks, pageBlocks } from '../navigation-blocker/blocks.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { stepCompleted } from '../onboarding/onboarding-steps.ts'
import { navigateTo } from '../paths.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'
import { confirmingStates } from '../unsaved-changes.ts'
import { withEvent, withOutput } from '../with-event.ts'
import { interestsDraftOf, restoredInterests } from './interests-draft.ts'

type SaveResult = { isSaved: boolean; member: Member }
type Mode = 'choosing' | 'updating'

/**
 * The selection of interests, for both preference screens (specification 2, 4 and 5): mode 'choosing' during onboarding,
 * 'updating' later. At least one interest is required. The filter affects what is shown, not what is selected.
 * Unsaved changes are stored as a draft (decision 0049), and discarding them requires a confirmation (decision 0050).
 */
export const interestsMachine = setup({
  types: {
    input: {} as {
      mode: Mode
      stored: readonly string[]
      version: string | null
      draft: InterestsDraft | null
    },
    context: {} as {
      mode: Mode
      stored: readonly string[]
      /** The version of the stored interests, or null if the backend has none. */
      version: string | null
      /** What another tab or device has changed since the page was opened, once a save has found it. */
      changedElsewhere: InterestsDraft | null
      selected: readonly string[]
      filter: string
      /** Whether the selection contains a draft that was restored when the form opened. */
      isRestored: boolean
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
      | { type: 'changes kept' },
    tags: {} as 'busy' | 'confirming',
  },
  actors: {
    /** Not saved if another tab or device has saved other interests: the member is the newer record. */
    'save interests': unprovided<
      SaveResult,
      { interests: readonly string[]; version: string | null }
    >('save interests'),
  },
  guards: {
    'has a selection': ({ context }) => context.selected.length > 0,
    'has unsaved changes': ({ context }) => interestsDraftOf(context) !== null,
    'can be discarded': ({ context: { isRestored, changedElsewhere } }) =>
      isRestored || changedElsewhere !== null,
    // An earlier attempt may have been saved without an answer.
    'changed elsewhere': ({ context: { selected } }, { isSaved, member }: SaveResult) =>
      !isSaved && interestsDraftOf({ stored: member.interests, selected }) !== null,
    'is updating': ({ context }) => context.mode === 'updating',
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
      isRestored: context.isRestored && interestsDraftOf(context) !== null,
    })),
    'discard draft': assign(({ context: { stored } }) => ({
      selected: stored,
      isRestored: false,
      changedElsewhere: null,
      noneChosen: false,
      failure: null,
    })),
    // Applies the member's changes to the newer interests, so that both are shown before anything is saved.
    'merge newer interests': assign(({ context }, { member }: { member: Member }) => ({
      stored: member.interests,
      version: member.interestsVersion ?? null,
      selected: restoredInterests(member.interests, interestsDraftOf(context)),
      changedElsewhere:
        interestsDraftOf({ ...context, selected: member.interests }) ?? context.changedElsewhere,
    })),
    'notify changed elsewhere': sendTo(app, notice('interests changed elsewhere')),
    'set filter': assign((_, { filter }: { filter: string }) => ({ filter })),
    'mark none chosen': assign({ noneChosen: true }),
    'set failure': assign(toFailureContext),
    'clear failure': assign({ failure: null }),
    'withdraw notices': sendTo(
      app,
      noticesWithdrawn(
        'interest needed',
        'preferences not saved',
        'preferences not updated',
        'interests changed elsewhere',
      ),
    ),
    'notify interest needed': sendTo(app, notice('interest needed')),
    'notify saving failed': sendTo(app, ({ context }) =>
      notice(
        context.mode === 'updating' ? 'preferences not updated' : 'preferences not saved',
        context.failure,
      ),
    ),
    'store draft': unprovidedAction<{ draft: InterestsDraft | null }>('store draft'),
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
}).createMachine({
  id: 'interests',
  context: ({ input: { mode, stored, version, draft } }) => ({
    mode,
    stored,
    version,
    changedElsewhere: null,
    selected: restoredInterests(stored, draft),
    filter: '',
    isRestored: draft !== null,
    noneChosen: false,
    failure: null,
  }),
  entry: 'clear restored if unchanged',
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'comparing',
      states: {
        comparing: {
          always: [{ guard: 'has unsaved changes', target: 'changed' }, { target: 'unchanged' }],
        },
        unchanged: {
          entry: [storeDraft(null), { type: 'send blocking', params: {} }],
          on: {
            'cancel requested': {
              guard: 'is updating',
              target: '#interests.closed',
              actions: 'go back',
            },
          },
        },
        changed: {
          entry: [
            {
              type: 'store draft',
              params: ({ context }) => ({ draft: interestsDraftOf(context) }),
            },
            { type: 'send blocking', params: { navigation: true } },
          ],
          on: {
            'cancel requested': { guard: 'is updating', target: '#interests.confirming cancel' },
            'leave requested': { target: '#interests.confirming leave' },
          },
        },
      },
      on: {
        'filter changed': { actions: withEvent('set filter') },
        'interest toggled': {
          target: '.comparing',
          actions: [
            'withdraw notices',
            withEvent('toggle interest'),
            'clear restored if unchanged',
          ],
        },
        'draft discarded': {
          guard: 'can be discarded',
          target: '.comparing',
          actions: ['withdraw notices', 'discard draft'],
        },
        'save requested': [
          { guard: 'has a selection', target: 'saving' },
          { actions: ['mark none chosen', 'notify interest needed'] },
        ],
      },
    },
    ...confirmingStates('choosing'),
    saving: {
      tags: ['busy'],
      entry: ['withdraw notices', 'clear failure', { type: 'send blocking', params: {} }],
      on: {
        'filter changed': { actions: withEvent('set filter') },
      },
      invoke: {
        src: 'save interests',
        input: ({ context }) => ({ interests: context.selected, version: context.version }),
        onDone: [
          {
            guard: withOutput('changed elsewhere'),
            target: 'choosing',
            actions: [withOutput('merge newer interests'), 'notify changed elsewhere'],
          },
          {
            guard: 'is updating',
            target: 'saved',
            actions: [withOutput('send member'), 'navigate to profile'],
          },
          {
            target: 'saved',
            actions: [withOutput('send member'), withOutput('send step completed')],
          },
        ],
        onError: { target: 'choosing', actions: [setFailure, 'notify saving failed'] },
      },
    },
    saved: { type: 'final', entry: storeDraft(null) },
    closed: { type: 'final', entry: storeDraft(null) },
  },
})

function storeDraft(draft: null) {
  return { type: 'store draft' as const, params: { draft } }
}

import { assign, emit, not, setup } from 'xstate'
import type { InterestsDraft } from '../drafts.ts'
import { type Failure, toFailureContext } from '../failure.ts'
import type { Member } from '../member.ts'
import { type Notice, type NoticesWithdrawn, notice, noticesWithdrawn } from '../notices.ts'
import { unprovided } from '../unprovided.ts'
import { interestsDraftOf, restoredInterests } from './interests-draft.ts'

type Mode = 'choosing' | 'updating'
type Emitted =
  | Notice
  | NoticesWithdrawn
  | { type: 'interests saved'; member: Member }
  | { type: 'interests updated'; member: Member }
  | { type: 'closed without saving' }
  | { type: 'leave confirmed' }

/**
 * The selection of interests, for both preference screens (specification 2, 4 and 5): mode 'choosing' during onboarding,
 * 'updating' later. At least one interest is required. The filter affects what is shown, not what is selected.
 * Discarding unsaved changes requires a confirmation (decision 0050).
 */
export const interestsMachine = setup({
  types: {
    input: {} as { mode: Mode; stored: readonly string[]; draft: InterestsDraft | null },
    context: {} as {
      mode: Mode
      stored: readonly string[]
      selected: readonly string[]
      filter: string
      /** Whether the selection contains a draft that was restored when the form opened. */
      isRestored: boolean
      noneChosen: boolean
      failure: Failure | null
      member: Member | null
    },
    events: {} as
      | { type: 'interest toggled'; name: string }
      | { type: 'filter changed'; filter: string }
      | { type: 'draft discarded' }
      | { type: 'save requested' }
      | { type: 'cancel requested' }
      /** A link, Back, Forward or Logout would lose unsaved changes. */
      | { type: 'leave requested' }
      | { type: 'changes discarded' }
      | { type: 'changes kept' },
    emitted: {} as Emitted,
    tags: {} as 'busy' | 'confirming',
  },
  actors: {
    'save interests': unprovided<Member, { interests: readonly string[] }>('save interests'),
  },
  guards: {
    'has a selection': ({ context }) => context.selected.length > 0,
    'has unsaved changes': ({ context }) => interestsDraftOf(context) !== null,
    'is restored': ({ context }) => context.isRestored,
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
      noneChosen: false,
      failure: null,
    })),
    'set filter': assign((_, { filter }: { filter: string }) => ({ filter })),
    'mark none chosen': assign({ noneChosen: true }),
    'set failure': assign(toFailureContext),
    'clear failure': assign({ failure: null }),
    'set member': assign((_, { member }: { member: Member }) => ({ member })),
    'withdraw notices': emit(
      noticesWithdrawn('interest needed', 'preferences not saved', 'preferences not updated'),
    ),
    'notify interest needed': emit(notice('interest needed')),
    'notify saving failed': emit(({ context }) =>
      notice(
        context.mode === 'updating' ? 'preferences not updated' : 'preferences not saved',
        context.failure,
      ),
    ),
    'emit interests saved': emit((_, { member }: { member: Member }) => ({
      type: 'interests saved',
      member,
    })),
    'emit interests updated': emit((_, { member }: { member: Member }) => ({
      type: 'interests updated',
      member,
    })),
    'emit closed without saving': emit({ type: 'closed without saving' }),
    'emit leave confirmed': emit({ type: 'leave confirmed' }),
  },
}).createMachine({
  id: 'interests',
  context: ({ input: { mode, stored, draft } }) => ({
    mode,
    stored,
    selected: restoredInterests(stored, draft),
    filter: '',
    isRestored: draft !== null,
    noneChosen: false,
    failure: null,
    member: null,
  }),
  entry: 'clear restored if unchanged',
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'filter changed': { actions: { type: 'set filter', params: ({ event }) => event } },
        'interest toggled': {
          actions: [
            'withdraw notices',
            { type: 'toggle interest', params: ({ event }) => event },
            'clear restored if unchanged',
          ],
        },
        'draft discarded': {
          guard: 'is restored',
          actions: ['withdraw notices', 'discard draft'],
        },
        'save requested': [
          { guard: 'has a selection', target: 'saving' },
          { actions: ['mark none chosen', 'notify interest needed'] },
        ],
        'cancel requested': [
          { guard: not('is updating') },
          { guard: 'has unsaved changes', target: 'confirming cancel' },
          { target: 'closed', actions: 'emit closed without saving' },
        ],
        'leave requested': { target: 'confirming leave' },
      },
    },
    'confirming cancel': {
      tags: ['confirming'],
      on: {
        'changes discarded': { target: 'closed', actions: 'emit closed without saving' },
        'changes kept': { target: 'choosing' },
      },
    },
    'confirming leave': {
      tags: ['confirming'],
      on: {
        'changes discarded': { target: 'closed', actions: 'emit leave confirmed' },
        'changes kept': { target: 'choosing' },
      },
    },
    saving: {
      tags: ['busy'],
      entry: ['withdraw notices', 'clear failure'],
      on: {
        'filter changed': { actions: { type: 'set filter', params: ({ event }) => event } },
      },
      invoke: {
        src: 'save interests',
        input: ({ context }) => ({ interests: context.selected }),
        onDone: [
          {
            guard: 'is updating',
            target: 'saved',
            actions: [
              { type: 'set member', params: ({ event }) => ({ member: event.output }) },
              { type: 'emit interests updated', params: ({ event }) => ({ member: event.output }) },
            ],
          },
          {
            target: 'saved',
            actions: [
              { type: 'set member', params: ({ event }) => ({ member: event.output }) },
              { type: 'emit interests saved', params: ({ event }) => ({ member: event.output }) },
            ],
          },
        ],
        onError: {
          target: 'choosing',
          actions: [
            { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
            'notify saving failed',
          ],
        },
      },
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
})

import { assign, emit, not, setup } from 'xstate'
import type { InterestsDraft } from '../drafts.ts'
import { type Failure, failureOf } from '../failure.ts'
import type { Member } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import { unprovided } from '../unprovided.ts'
import { interestsDraftOf, restoredInterests } from './interests-draft.ts'

type Mode = 'choosing' | 'updating'
type Emitted =
  | Notice
  | { type: 'interests saved'; member: Member }
  | { type: 'interests updated'; member: Member }
  | { type: 'cancelled' }
  | { type: 'changes given up' }

/**
 * Which interests are chosen? One machine for both preference screens (specification 2, 4 and 5):
 * 'choosing' during onboarding, 'updating' later. At least one is required. The filter narrows what is
 * shown, never what is chosen. A changed choice is not given up without a question (decision 0050).
 */
export const interestsMachine = setup({
  types: {
    input: {} as { mode: Mode; stored: readonly string[]; draft: InterestsDraft | null },
    context: {} as {
      mode: Mode
      stored: readonly string[]
      selected: readonly string[]
      filter: string
      noneChosen: boolean
      failure: Failure | null
      member: Member | null
    },
    events: {} as
      | { type: 'interest toggled'; name: string }
      | { type: 'filter changed'; filter: string }
      | { type: 'save requested' }
      | { type: 'cancel requested' }
      /** A link, Back, Forward or Logout would lose what was changed. */
      | { type: 'leave requested' }
      | { type: 'changes given up' }
      | { type: 'changes kept' },
    emitted: {} as Emitted,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    'save interests': unprovided<Member, { interests: readonly string[] }>('save interests'),
  },
  guards: {
    'has any': ({ context }) => context.selected.length > 0,
    'has changed': ({ context }) => interestsDraftOf(context) !== null,
    'is updating': ({ context }) => context.mode === 'updating',
  },
  actions: {
    toggle: assign(({ context }, { name }: { name: string }) => ({
      selected: context.selected.includes(name)
        ? context.selected.filter((selected) => selected !== name)
        : [...context.selected, name],
      noneChosen: false,
      failure: null,
    })),
    'keep filter': assign((_, { filter }: { filter: string }) => ({ filter })),
    'ask for one': assign({ noneChosen: true }),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'forget failure': assign({ failure: null }),
    'keep member': assign((_, { member }: { member: Member }) => ({ member })),
    'say one is needed': emit(notice('interest needed')),
    'say saving failed': emit(({ context }) =>
      notice(
        context.mode === 'updating' ? 'preferences not updated' : 'preferences not saved',
        context.failure,
      ),
    ),
    'tell interests saved': emit((_, { member }: { member: Member }) => ({
      type: 'interests saved',
      member,
    })),
    'tell interests updated': emit((_, { member }: { member: Member }) => ({
      type: 'interests updated',
      member,
    })),
    'tell cancelled': emit({ type: 'cancelled' }),
    'tell changes given up': emit({ type: 'changes given up' }),
  },
}).createMachine({
  id: 'interests',
  context: ({ input: { mode, stored, draft } }) => ({
    mode,
    stored,
    selected: restoredInterests(stored, draft),
    filter: '',
    noneChosen: false,
    failure: null,
    member: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'filter changed': { actions: { type: 'keep filter', params: ({ event }) => event } },
        'interest toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'save requested': [
          { guard: 'has any', target: 'saving' },
          { actions: ['ask for one', 'say one is needed'] },
        ],
        'cancel requested': [
          { guard: not('is updating') },
          { guard: 'has changed', target: 'asking whether to cancel' },
          { target: 'left', actions: 'tell cancelled' },
        ],
        'leave requested': { target: 'asking whether to leave' },
      },
    },
    'asking whether to cancel': {
      tags: ['asking'],
      on: {
        'changes given up': { target: 'left', actions: 'tell cancelled' },
        'changes kept': { target: 'choosing' },
      },
    },
    'asking whether to leave': {
      tags: ['asking'],
      on: {
        'changes given up': { target: 'left', actions: 'tell changes given up' },
        'changes kept': { target: 'choosing' },
      },
    },
    saving: {
      tags: ['busy'],
      entry: 'forget failure',
      on: {
        'filter changed': { actions: { type: 'keep filter', params: ({ event }) => event } },
      },
      invoke: {
        src: 'save interests',
        input: ({ context }) => ({ interests: context.selected }),
        onDone: [
          {
            guard: 'is updating',
            target: 'saved',
            actions: [
              { type: 'keep member', params: ({ event }) => ({ member: event.output }) },
              { type: 'tell interests updated', params: ({ event }) => ({ member: event.output }) },
            ],
          },
          {
            target: 'saved',
            actions: [
              { type: 'keep member', params: ({ event }) => ({ member: event.output }) },
              { type: 'tell interests saved', params: ({ event }) => ({ member: event.output }) },
            ],
          },
        ],
        onError: {
          target: 'choosing',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say saving failed',
          ],
        },
      },
    },
    saved: { type: 'final' },
    left: { type: 'final' },
  },
})

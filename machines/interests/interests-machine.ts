import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import type { Member } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import { unprovided } from '../unprovided.ts'

type Mode = 'choosing' | 'updating'
type Emitted =
  | Notice
  | { type: 'interests saved'; member: Member }
  | { type: 'interests updated'; member: Member }
  | { type: 'cancelled' }

/**
 * Which interests are chosen? One machine for both preference screens (specification 2, 4 and 5):
 * 'choosing' during onboarding, 'updating' later. At least one is required. The filter narrows what is
 * shown, never what is chosen.
 */
export const interestsMachine = setup({
  types: {
    input: {} as { mode: Mode; selected: readonly string[] },
    context: {} as {
      mode: Mode
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
      | { type: 'cancel requested' },
    emitted: {} as Emitted,
    tags: {} as 'busy',
  },
  actors: {
    'save interests': unprovided<Member, { interests: readonly string[] }>('save interests'),
  },
  guards: {
    'has any': ({ context }) => context.selected.length > 0,
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
  },
}).createMachine({
  id: 'interests',
  context: ({ input }) => ({
    ...input,
    filter: '',
    noneChosen: false,
    failure: null,
    member: null,
  }),
  on: { 'filter changed': { actions: { type: 'keep filter', params: ({ event }) => event } } },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'interest toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'save requested': [
          { guard: 'has any', target: 'saving' },
          { actions: ['ask for one', 'say one is needed'] },
        ],
        'cancel requested': {
          guard: 'is updating',
          target: 'cancelled',
          actions: 'tell cancelled',
        },
      },
    },
    saving: {
      tags: ['busy'],
      entry: 'forget failure',
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
    cancelled: { type: 'final' },
  },
})

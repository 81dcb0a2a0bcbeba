import { assign, sendParent, sendTo, setup } from 'xstate'
import { app, navigationBlocker, onboarding, session } from '../../machines/addresses.ts'
import { type Blocks, pageBlocks } from '../../machines/navigation-blocker/blocks.ts'
import { notice } from '../../machines/notices.ts'
import { isStepPage, stepCompleted } from '../../machines/onboarding/onboarding-steps.ts'
import { navigateTo } from '../../machines/paths.ts'
import { settledMember } from '../../machines/samples.ts'
import { confirmingStates } from '../../machines/unsaved-changes.ts'
import { contextOf, type ReducedContext, type ReducedInput } from './reduced-pages.ts'

/** What a form has that is not saved. */
type Unsaved = 'nothing' | 'changes' | 'a picture to crop'

/**
 * A form for members: both profile forms and both preference screens. What is unsaved can change at any time, because a
 * picture or a location can arrive while the form asks or saves.
 */
export const reducedForm = setup({
  types: {
    input: {} as ReducedInput,
    context: {} as ReducedContext & { unsaved: Unsaved },
    events: {} as
      | { type: 'changed' }
      | { type: 'reverted' }
      | { type: 'crop opened' }
      | { type: 'crop confirmed' }
      | { type: 'fields changed' }
      | { type: 'submitted' }
      | { type: 'save succeeded' }
      | { type: 'picture saved' }
      | { type: 'save failed' }
      | { type: 'cancelled' }
      | { type: 'leave requested' }
      | { type: 'back pressed' }
      | { type: 'changes discarded' }
      | { type: 'changes kept' },
  },
  guards: {
    'has unsaved': ({ context }, { unsaved }: { unsaved: Unsaved }) => context.unsaved === unsaved,
    'has no picture to crop': ({ context }) => context.unsaved !== 'a picture to crop',
    'can be cancelled': ({ context: { page } }) => !isStepPage(page),
    'is a step': ({ context: { page } }) => isStepPage(page),
  },
  actions: {
    'set unsaved': assign((_, { unsaved }: { unsaved: Unsaved }) => ({ unsaved })),
    'send blocking': sendParent((args, blocks: Partial<Blocks>) => pageBlocks(args, blocks)),
    'send member': sendTo(session, { type: 'member changed', member: settledMember }),
    'send step completed': sendTo(onboarding, ({ context: { page } }) => {
      if (!isStepPage(page)) throw new Error(`form: ${page} is no step`)
      return stepCompleted(page, settledMember)
    }),
    'send changes discarded': sendTo(navigationBlocker, { type: 'changes discarded' }),
    'send changes kept': sendTo(navigationBlocker, { type: 'changes kept' }),
    'navigate to profile': sendTo(app, navigateTo('/profile')),
    'go back': sendTo(app, { type: 'go back', fallback: '/profile' }),
    'notify saving failed': sendTo(app, notice('profile not updated')),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    ...contextOf({ input }),
    unsaved: input.hasDraft ? 'changes' : 'nothing',
  }),
  on: {
    changed: { actions: { type: 'set unsaved', params: { unsaved: 'changes' } } },
    reverted: { actions: { type: 'set unsaved', params: { unsaved: 'nothing' } } },
    'crop opened': { actions: { type: 'set unsaved', params: { unsaved: 'a picture to crop' } } },
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'comparing',
      states: {
        comparing: {
          always: [
            {
              guard: { type: 'has unsaved', params: { unsaved: 'nothing' } },
              target: 'unchanged',
            },
            { guard: { type: 'has unsaved', params: { unsaved: 'changes' } }, target: 'changed' },
            { target: 'cropping' },
          ],
        },
        unchanged: {
          entry: { type: 'send blocking', params: {} },
          on: {
            submitted: { target: '#form.saving' },
            cancelled: { guard: 'can be cancelled', target: '#form.closed', actions: 'go back' },
          },
        },
        changed: {
          entry: { type: 'send blocking', params: { navigation: true } },
          on: {
            submitted: { target: '#form.saving' },
            cancelled: { guard: 'can be cancelled', target: '#form.confirming cancel' },
            'leave requested': { target: '#form.confirming leave' },
          },
        },
        // The dialog of the picture is open. Back closes it, unless the picture is being prepared.
        cropping: {
          entry: { type: 'send blocking', params: { navigation: true, dialog: true } },
          initial: 'over changes',
          states: {
            'over changes': {
              on: {
                'fields changed': { target: 'over nothing' },
                'crop confirmed': { target: 'preparing' },
                'back pressed': {
                  target: '#form.editing',
                  actions: { type: 'set unsaved', params: { unsaved: 'changes' } },
                },
              },
            },
            'over nothing': {
              on: {
                'fields changed': { target: 'over changes' },
                'back pressed': {
                  target: '#form.editing',
                  actions: { type: 'set unsaved', params: { unsaved: 'nothing' } },
                },
              },
            },
            preparing: {},
          },
          on: {
            cancelled: { guard: 'can be cancelled', target: '#form.confirming cancel' },
            'leave requested': { target: '#form.confirming leave' },
          },
        },
      },
      on: {
        changed: {
          target: '.comparing',
          actions: { type: 'set unsaved', params: { unsaved: 'changes' } },
        },
        reverted: {
          target: '.comparing',
          actions: { type: 'set unsaved', params: { unsaved: 'nothing' } },
        },
        'crop opened': {
          target: '.comparing',
          actions: { type: 'set unsaved', params: { unsaved: 'a picture to crop' } },
        },
      },
    },
    ...confirmingStates('editing'),
    saving: {
      entry: { type: 'send blocking', params: {} },
      on: {
        'save failed': { target: 'editing', actions: 'notify saving failed' },
        // A refused update does not lose an uploaded picture (decision 0074).
        'picture saved': {
          guard: 'has no picture to crop',
          target: 'editing',
          actions: 'send member',
        },
        'save succeeded': [
          {
            guard: 'is a step',
            target: 'saved',
            actions: ['send member', 'send step completed'],
          },
          { target: 'saved', actions: ['send member', 'navigate to profile'] },
        ],
      },
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
})

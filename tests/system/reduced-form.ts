import { assign, sendParent, sendTo, setup } from 'xstate'
import { app, navigationBlocker, onboarding, session } from '../../machines/addresses.ts'
import { type Blocks, pageBlocks } from '../../machines/navigation-blocker/blocks.ts'
import { notice } from '../../machines/notices.ts'
import { isStepPage, stepCompleted } from '../../machines/onboarding/onboarding-steps.ts'
import type { PageLeft } from '../../machines/page-host/page-request.ts'
import { navigateTo } from '../../machines/paths.ts'
import { settledMember } from '../../machines/samples.ts'
import { confirmingStates } from '../../machines/unsaved-changes.ts'
import { withEvent } from '../../machines/with-event.ts'
import { contextOf, type ReducedContext, type ReducedInput } from './reduced-pages.ts'

/** What a form has that is not saved. */
type Unsaved = 'nothing' | 'changes' | 'changes that a newer record has' | 'a picture to crop'

/**
 * A form for members: both profile forms and both preference screens. What is unsaved can change at any time, because a
 * picture or a location can arrive while the form asks or saves. A newer record may already have the changes. A save can
 * load a newer record, and outlive its page.
 */
export const reducedForm = setup({
  types: {
    input: {} as ReducedInput,
    context: {} as ReducedContext & { unsaved: Unsaved; isLeft: boolean },
    events: {} as
      | { type: 'changed' }
      | { type: 'reverted' }
      | { type: 'changed elsewhere too' }
      | { type: 'crop opened' }
      | { type: 'crop confirmed' }
      | { type: 'fields changed' }
      | { type: 'submitted' }
      | { type: 'save succeeded' }
      | { type: 'newer record loaded' }
      | { type: 'partly saved' }
      | { type: 'save failed' }
      | { type: 'cancelled' }
      | { type: 'member changed' }
      | PageLeft
      | { type: 'leave requested' }
      | { type: 'back pressed' }
      | { type: 'changes discarded' }
      | { type: 'changes kept' },
  },
  guards: {
    'has unsaved': ({ context }, { unsaved }: { unsaved: Unsaved }) => context.unsaved === unsaved,
    'can be cancelled': ({ context: { page } }) => !isStepPage(page),
    'is left': ({ context }) => context.isLeft,
    'is a step': ({ context: { page } }) => isStepPage(page),
  },
  actions: {
    'set unsaved': assign((_, { unsaved }: { unsaved: Unsaved }) => ({ unsaved })),
    'set left': assign((_, { isLeft }: { isLeft: boolean }) => ({ isLeft })),
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
    isLeft: false,
  }),
  on: {
    'page left': { actions: withEvent('set left') },
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
            {
              guard: { type: 'has unsaved', params: { unsaved: 'a picture to crop' } },
              target: 'cropping',
            },
            { target: 'changed' },
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
            'changed elsewhere too': {
              actions: {
                type: 'set unsaved',
                params: { unsaved: 'changes that a newer record has' },
              },
            },
            'member changed': {
              guard: {
                type: 'has unsaved',
                params: { unsaved: 'changes that a newer record has' },
              },
              target: 'comparing',
              actions: { type: 'set unsaved', params: { unsaved: 'nothing' } },
            },
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
        // A pending logout would discard what was not saved.
        'save failed': {
          target: 'editing',
          actions: ['notify saving failed', 'send changes kept'],
        },
        'newer record loaded': { actions: 'send member' },
        // The newer record conflicts with the changes, or a refused update has kept an uploaded picture (decision 0074).
        'partly saved': {
          target: 'editing',
          actions: ['send member', 'send changes kept'],
        },
        'save succeeded': [
          {
            guard: 'is a step',
            target: 'saved',
            actions: ['send member', 'send step completed'],
          },
          { guard: 'is left', target: 'saved', actions: 'send member' },
          { target: 'saved', actions: ['send member', 'navigate to profile'] },
        ],
      },
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
})

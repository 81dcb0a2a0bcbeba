import { setFailure } from '../failure.ts'
import { withNewerRecord } from '../newer-record.ts'
import { confirmingStates } from '../unsaved-changes.ts'
import { withEvent, withOutputAs } from '../with-event.ts'
import { interestsSetup } from './interests-setup.ts'

const removeDraft = { type: 'store draft', params: { draft: null, version: null } } as const

/** A pending logout would discard what was not saved. */
const notSaved = {
  target: 'choosing',
  actions: [setFailure, 'notify saving failed', 'send changes kept'],
} as const

/**
 * The selection of interests, for both preference screens (specification 2, 4 and 5): mode 'choosing' during onboarding,
 * 'updating' later. At least one interest is required. The filter affects what is shown, not what is selected.
 * Unsaved changes are stored as a draft (decision 0049), and discarding them requires a confirmation (decision 0050).
 * If another tab or device has saved meanwhile, the changes are applied to the newer record and sent once more (decision
 * 0078). The save outlives its page.
 */
export const interestsMachine = interestsSetup.createMachine({
  id: 'interests',
  context: ({ input: { mode, stored, version, draft } }) => ({
    mode,
    stored,
    version,
    selected: draft ?? stored,
    filter: '',
    isRestored: draft !== null,
    isResent: false,
    isLeft: false,
    noneChosen: false,
    failure: null,
  }),
  entry: 'clear restored if unchanged',
  on: { 'page left': { actions: withEvent('set left') } },
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'comparing',
      states: {
        comparing: {
          always: [{ guard: 'has unsaved changes', target: 'changed' }, { target: 'unchanged' }],
        },
        unchanged: {
          entry: [removeDraft, { type: 'send blocking', params: {} }],
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
              params: ({ context: { selected, version } }) => ({ draft: selected, version }),
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
        'member changed': {
          target: '.comparing',
          actions: [withEvent('merge newer record'), 'clear restored if unchanged'],
        },
        'interest toggled': {
          target: '.comparing',
          actions: [
            'withdraw notices',
            withEvent('toggle interest'),
            'clear restored if unchanged',
          ],
        },
        'draft discarded': {
          guard: 'is restored',
          target: '.comparing',
          actions: ['withdraw notices', 'discard draft'],
        },
        'save requested': [
          { guard: 'has a selection', target: 'saving', actions: 'clear resent' },
          { actions: ['mark none chosen', 'notify interest needed'] },
        ],
      },
    },
    ...confirmingStates('choosing'),
    saving: {
      tags: ['busy'],
      entry: [
        'withdraw notices',
        'clear failure',
        { type: 'send blocking', params: { saving: true } },
      ],
      on: {
        'filter changed': { actions: withEvent('set filter') },
      },
      invoke: {
        src: 'save interests',
        input: ({ context }) => ({ interests: context.selected, version: context.version }),
        onDone: [
          {
            guard: 'is choosing',
            target: 'saved',
            actions: [
              withOutputAs('send member', 'member'),
              withOutputAs('send step completed', 'member'),
            ],
          },
          {
            guard: 'is left',
            target: 'saved',
            actions: [withOutputAs('send member', 'member'), 'notify preferences updated'],
          },
          {
            target: 'saved',
            actions: [withOutputAs('send member', 'member'), 'navigate to profile'],
          },
        ],
        onError: [
          {
            guard: withEvent('must merge'),
            target: 'comparing the records',
            actions: [
              'mark resent',
              withNewerRecord('merge newer record'),
              withNewerRecord('send member'),
            ],
          },
          notSaved,
        ],
      },
    },
    'comparing the records': {
      tags: ['busy'],
      always: [
        { guard: 'has a selection', target: 'saving' },
        {
          target: 'choosing',
          actions: ['mark none chosen', 'notify interest needed', 'send changes kept'],
        },
      ],
    },
    saved: { type: 'final', entry: removeDraft },
    closed: { type: 'final', entry: removeDraft },
  },
})

import { confirmingStates } from '../unsaved-changes.ts'
import { withEvent } from '../with-event.ts'
import { lockedPicture, savingStates } from './profile-form-saving.ts'
import { profileFormSetup } from './profile-form-setup.ts'
import { chosenForm, mergedForm, restoredForm } from './profile-merge.ts'

const blockSaving = [{ type: 'send blocking', params: { dialog: false, saving: true } }] as const

/**
 * Saves the profile: first a new picture, then the record, then it loads the member again. A failed upload does not
 * prevent the update (specification 2, 7 and 8; decision 0028), and a refused update keeps an uploaded picture (decision
 * 0074). If another tab or device has saved meanwhile, the changes are applied to the newer record and sent once more;
 * the member chooses where both sides have changed the same field (decision 0078). The save outlives its page. A draft
 * holds unsaved changes (decision 0049), and discarding them requires a confirmation (decision 0050).
 */
export const profileFormMachine = profileFormSetup.createMachine({
  id: 'profileForm',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    ...restoredForm(input, draft),
    isCropping: false,
    problems: {},
    unreadable: [],
    isPlaceMissing: false,
    isRestored: draft !== null,
    isPictureLost: draft?.picture === 'chosen',
    isDraftLost: false,
    isResent: false,
    isLeft: false,
    failure: null,
  }),
  invoke: [
    { src: 'storage', id: 'storage' },
    {
      src: 'picture',
      id: 'picture',
      input: ({ context }) => ({ isRemoved: context.picture?.kind === 'removed' }),
    },
    {
      src: 'location',
      id: 'location',
      input: ({ context }) => ({ supported: context.hasGeolocation }),
    },
  ],
  on: {
    'picture changed': { actions: withEvent('set picture') },
    'place found': { actions: withEvent('set place') },
    'file held': { actions: withEvent('hold file') },
    'page left': { actions: withEvent('set left') },
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'comparing',
      states: {
        comparing: {
          always: [
            { guard: 'differs from the record', target: 'changed' },
            { target: 'unchanged' },
          ],
        },
        unchanged: {
          entry: [
            'clear restored',
            'clear draft lost',
            'remove draft',
            { type: 'send blocking', params: {} },
          ],
          on: {
            cancelled: {
              guard: 'is editing',
              target: '#profileForm.closed',
              actions: 'go back',
            },
          },
        },
        changed: {
          entry: [
            'clear draft lost',
            'store draft',
            { type: 'send blocking', params: { navigation: true } },
          ],
          on: {
            'draft discarded': {
              guard: 'is restored',
              target: 'comparing',
              actions: [
                'withdraw notices',
                {
                  type: 'show merged form',
                  params: ({ context }) => ({
                    ...restoredForm(context, null),
                    profileImage: context.profileImage,
                  }),
                },
                'cancel lookup',
                'clear what was typed',
                'clear restored',
              ],
            },
            'draft not stored': {
              actions: ['set draft lost', { type: 'send blocking', params: { navigation: true } }],
            },
            'back pressed': { actions: 'cancel crop' },
            cancelled: { guard: 'is editing', target: '#profileForm.confirming cancel' },
            'leave requested': { target: '#profileForm.confirming leave' },
          },
        },
      },
      on: {
        'field changed': {
          guard: withEvent('mode has the field'),
          target: '.comparing',
          actions: ['withdraw notices', withEvent('change field')],
        },
        'picture changed': {
          target: '.comparing',
          actions: withEvent('set picture'),
        },
        'address typed': {
          target: '.comparing',
          actions: ['withdraw notices', 'cancel lookup', withEvent('set typed address')],
        },
        'place found': {
          target: '.comparing',
          actions: withEvent('set place'),
        },
        'member changed': {
          guard: withEvent('has a record'),
          target: '.comparing',
          actions: {
            type: 'show merged form',
            params: ({ context, event: { member } }) => mergedForm(context, member),
          },
        },
        'conflict settled': {
          guard: withEvent('has the conflict'),
          target: '.comparing',
          actions: [
            'withdraw notices',
            {
              type: 'show merged form',
              params: ({ context, event }) => chosenForm(context, event),
            },
          ],
        },
        submitted: [
          { guard: 'picture is pending' },
          { guard: 'has problems', actions: 'set problems' },
          { guard: 'has conflicts', actions: 'notify changed elsewhere' },
          {
            target: 'waiting for the place',
            actions: ['withdraw notices', 'clear resent', 'lock picture and location'],
          },
        ],
      },
    },
    // The location answers at once, unless it is looking up the place.
    'waiting for the place': {
      tags: ['busy', 'locating'],
      entry: { type: 'send blocking', params: { navigation: true } },
      on: {
        ...lockedPicture,
        'place settled': [
          // An upload replaces the stored file, so that the record is compared first.
          {
            guard: 'has a new picture',
            target: 'loading the newer record',
            actions: [...blockSaving, withEvent('start saving')],
          },
          { target: 'updating', actions: [...blockSaving, withEvent('start saving')] },
        ],
        'saving cancelled': { target: 'editing', actions: 'unlock picture and location' },
        'leave requested': { target: 'confirming leave', actions: 'unlock picture and location' },
      },
    },
    ...confirmingStates('editing'),
    ...savingStates,
    finishing: {
      always: [
        {
          guard: 'is completing',
          target: 'saved',
          actions: ['notify saved', 'send member', 'send step completed'],
        },
        {
          guard: 'is left',
          target: 'saved',
          actions: ['notify saved', 'send member'],
        },
        {
          guard: 'place is missing',
          target: 'editing',
          actions: [
            'notify saved',
            'send member',
            'unlock picture and location',
            { type: 'show merged form', params: ({ context }) => restoredForm(context, null) },
          ],
        },
        {
          target: 'saved',
          actions: ['notify saved', 'send member', 'navigate to profile'],
        },
      ],
    },
    saved: { type: 'final', entry: 'remove draft' },
    closed: { type: 'final', entry: 'remove draft' },
  },
})

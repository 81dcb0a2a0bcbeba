import { setFailure } from '../failure.ts'
import { confirmingStates } from '../unsaved-changes.ts'
import { withEvent, withOutput, withOutputAs } from '../with-event.ts'
import { chosenId, profileFormSetup } from './profile-form-setup.ts'
import { restoredPlace, restoredValues } from './profile-form-values.ts'
import { pictureUpdateOf, updateOf } from './profile-update.ts'

/**
 * Saves the profile: first a new picture, then the record, then it loads the member again. A failed upload does not
 * prevent the update (specification 2, 7 and 8; decision 0028), and a refused update keeps an uploaded picture (decision
 * 0074). A draft holds unsaved changes (decision 0049), and discarding them requires a confirmation (decision 0050).
 */
export const profileFormMachine = profileFormSetup.createMachine({
  id: 'profileForm',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    values: restoredValues(input.member, { mode: input.mode, draft }),
    picture: draft?.picture ?? { kind: 'unchanged' },
    isCropping: false,
    place: restoredPlace(input.member, draft),
    problems: {},
    unreadable: [],
    submission: { picture: { kind: 'unchanged' }, place: input.member.location },
    profileImage: input.member.profileImage,
    isRestored: draft !== null,
    isPictureLost: draft?.withoutPicture === true,
    isDraftLost: false,
    failure: null,
  }),
  invoke: [
    { src: 'storage', id: 'storage', input: ({ context }) => ({ form: context.mode }) },
    {
      src: 'picture',
      id: 'picture',
      input: ({ context }) => ({ change: context.picture ?? { kind: 'unchanged' } }),
    },
    {
      src: 'location',
      id: 'location',
      input: ({ context }) => ({ place: context.place, supported: context.hasGeolocation }),
    },
  ],
  on: {
    'picture changed': { actions: withEvent('set picture') },
    'place changed': { actions: withEvent('set place') },
    'file held': { actions: withEvent('hold file') },
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
              actions: ['withdraw notices', 'discard draft', 'clear restored'],
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
        'place changed': {
          target: '.comparing',
          actions: withEvent('set place'),
        },
        submitted: [
          { guard: 'picture is pending' },
          { guard: 'has problems', actions: 'set problems' },
          {
            target: 'waiting for the place',
            actions: ['withdraw notices', 'lock picture and location'],
          },
        ],
      },
    },
    // The location answers at once, unless it is looking up the place.
    'waiting for the place': {
      tags: ['busy', 'locating'],
      entry: { type: 'send blocking', params: { navigation: true } },
      on: {
        'place settled': [
          {
            guard: 'has a new picture',
            target: 'uploading the picture',
            actions: ['set submission', { type: 'send blocking', params: { dialog: false } }],
          },
          {
            target: 'updating',
            actions: ['set submission', { type: 'send blocking', params: { dialog: false } }],
          },
        ],
        'place not found': { target: 'editing', actions: 'unlock picture and location' },
        'saving cancelled': { target: 'editing', actions: 'unlock picture and location' },
        'leave requested': { target: 'confirming leave', actions: 'unlock picture and location' },
      },
    },
    ...confirmingStates('editing'),
    'uploading the picture': {
      tags: ['busy', 'uploading'],
      invoke: {
        src: 'upload picture',
        input: ({ context }) => ({ id: chosenId(context.submission) }),
        onDone: {
          target: 'updating',
          actions: withOutput('set uploaded picture'),
        },
        onError: { target: 'updating', actions: 'notify picture not uploaded' },
      },
      on: { 'saving cancelled': { target: 'editing', actions: 'unlock picture and location' } },
    },
    updating: {
      tags: ['busy'],
      invoke: {
        src: 'update profile',
        input: ({ context }) => updateOf(context.values, context),
        onDone: [
          {
            guard: 'removes the picture',
            target: 'removing the stored picture',
            actions: withOutput('set sent phone'),
          },
          {
            target: 'loading the member',
            actions: withOutput('set sent phone'),
          },
        ],
        onError: [
          {
            guard: withEvent('is refused after an upload'),
            target: 'saving the picture',
            actions: [setFailure, 'notify saving failed'],
          },
          {
            target: 'editing',
            actions: [setFailure, 'unlock picture and location', 'notify saving failed'],
          },
        ],
      },
    },
    'saving the picture': {
      tags: ['busy'],
      invoke: {
        src: 'update profile',
        input: ({ context }) => pictureUpdateOf(context),
        onDone: {
          target: 'editing',
          actions: ['set saved picture', 'send member', 'unlock picture and location'],
        },
        onError: { target: 'editing', actions: 'unlock picture and location' },
      },
    },
    'removing the stored picture': {
      tags: ['busy'],
      invoke: {
        src: 'remove stored picture',
        onDone: { target: 'loading the member' },
        onError: { target: 'loading the member' },
      },
    },
    'loading the member': {
      tags: ['busy'],
      invoke: {
        src: 'load member',
        onDone: {
          target: 'finishing',
          actions: withOutputAs('set loaded member', 'member'),
        },
        onError: { target: 'finishing', actions: 'set member from submission' },
      },
    },
    finishing: {
      always: [
        {
          guard: 'is completing',
          target: 'saved',
          actions: ['notify profile completed', 'send member', 'send step completed'],
        },
        {
          target: 'saved',
          actions: ['notify profile updated', 'send member', 'navigate to profile'],
        },
      ],
    },
    saved: { type: 'final', entry: 'remove draft' },
    closed: { type: 'final', entry: 'remove draft' },
  },
})

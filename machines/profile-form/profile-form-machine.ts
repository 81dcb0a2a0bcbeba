import { bodyOf, chosenId, profileFormSetup } from './profile-form-setup.ts'
import { restoredValues } from './profile-form-values.ts'

/**
 * Saves the profile: first uploads a new picture, then updates the record, then loads the member again. A failed upload
 * does not prevent the update (specification 2, 7 and 8; decision 0028). Discarding unsaved changes requires a
 * confirmation (decision 0050).
 */
export const profileFormMachine = profileFormSetup.createMachine({
  id: 'profileForm',
  context: ({ input }) => ({
    mode: input.mode,
    member: input.member,
    today: input.today,
    values: restoredValues(input.member, input),
    problems: {},
    submission: { picture: { kind: 'unchanged' }, location: input.member.location },
    profileImage: input.member.profileImage,
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field changed': {
          guard: { type: 'mode has the field', params: ({ event }) => event },
          actions: { type: 'change field', params: ({ event }) => event },
        },
        submitted: [
          { guard: 'has problems', actions: 'set problems' },
          {
            guard: { type: 'has a new picture', params: ({ event }) => event },
            target: 'uploading the picture',
            actions: { type: 'set submitted changes', params: ({ event }) => event },
          },
          {
            target: 'updating',
            actions: { type: 'set submitted changes', params: ({ event }) => event },
          },
        ],
        cancelled: [
          { guard: 'is completing' },
          {
            guard: { type: 'has unsaved changes', params: ({ event }) => event },
            target: 'confirming cancel',
          },
          { target: 'closed', actions: 'emit closed without saving' },
        ],
        'leave requested': { target: 'confirming leave' },
      },
    },
    'confirming cancel': {
      tags: ['confirming'],
      on: {
        'changes discarded': { target: 'closed', actions: 'emit closed without saving' },
        'changes kept': { target: 'editing' },
      },
    },
    'confirming leave': {
      tags: ['confirming'],
      on: {
        'changes discarded': { target: 'closed', actions: 'emit leave confirmed' },
        'changes kept': { target: 'editing' },
      },
    },
    'uploading the picture': {
      tags: ['busy', 'uploading'],
      invoke: {
        src: 'upload picture',
        input: ({ context }) => ({ id: chosenId(context.submission) }),
        onDone: {
          target: 'updating',
          actions: [
            { type: 'set uploaded picture', params: ({ event }) => event.output },
            'emit picture uploaded',
          ],
        },
        onError: { target: 'updating', actions: 'notify picture not uploaded' },
      },
      on: { 'upload cancelled': { target: 'editing' } },
    },
    updating: {
      tags: ['busy'],
      invoke: {
        src: 'update profile',
        input: ({ context }) => bodyOf(context),
        onDone: [
          { guard: 'removes the picture', target: 'removing the stored picture' },
          { target: 'loading the member' },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
            'notify saving failed',
          ],
        },
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
          actions: {
            type: 'set loaded member',
            params: ({ event }) => ({ member: event.output }),
          },
        },
        onError: { target: 'finishing', actions: 'set member from submission' },
      },
    },
    finishing: {
      always: [
        {
          guard: 'is completing',
          target: 'saved',
          actions: ['notify profile completed', 'emit profile completed'],
        },
        { target: 'saved', actions: ['notify profile updated', 'emit profile updated'] },
      ],
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
})

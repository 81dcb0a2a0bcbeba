import { bodyOf, chosenId, profileFormSetup } from './profile-form-setup.ts'
import { restoredValues } from './profile-form-values.ts'

/**
 * What of the profile will be saved? A new picture goes first and may fail without stopping the rest;
 * then the record, then the member is fetched anew (specification 2, 7 and 8; decision 0028).
 * Nothing that was changed is given up without a question (decision 0050).
 */
export const profileFormMachine = profileFormSetup.createMachine({
  id: 'profileForm',
  context: ({ input }) => ({
    mode: input.mode,
    member: input.member,
    today: input.today,
    values: restoredValues(input.member, input),
    problems: {},
    sending: { picture: { kind: 'kept' }, location: input.member.location },
    profileImage: input.member.profileImage,
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field changed': {
          guard: { type: 'has the field', params: ({ event }) => event },
          actions: { type: 'change field', params: ({ event }) => event },
        },
        submitted: [
          { guard: 'has problems', actions: 'note problems' },
          {
            guard: { type: 'has a new picture', params: ({ event }) => event },
            target: 'uploading the picture',
            actions: { type: 'keep what is sent', params: ({ event }) => event },
          },
          {
            target: 'updating',
            actions: { type: 'keep what is sent', params: ({ event }) => event },
          },
        ],
        cancelled: [
          { guard: 'is completing' },
          {
            guard: { type: 'has unsaved changes', params: ({ event }) => event },
            target: 'asking whether to cancel',
          },
          { target: 'left', actions: 'tell cancelled' },
        ],
        'leave requested': { target: 'asking whether to leave' },
      },
    },
    'asking whether to cancel': {
      tags: ['asking'],
      on: {
        'changes given up': { target: 'left', actions: 'tell cancelled' },
        'changes kept': { target: 'editing' },
      },
    },
    'asking whether to leave': {
      tags: ['asking'],
      on: {
        'changes given up': { target: 'left', actions: 'tell changes given up' },
        'changes kept': { target: 'editing' },
      },
    },
    'uploading the picture': {
      tags: ['busy', 'uploading'],
      invoke: {
        src: 'upload picture',
        input: ({ context }) => ({ id: chosenId(context.sending) }),
        onDone: {
          target: 'updating',
          actions: [
            { type: 'use the new picture', params: ({ event }) => event.output },
            'tell picture uploaded',
          ],
        },
        onError: { target: 'updating', actions: 'say picture was not uploaded' },
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
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say saving failed',
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
          target: 'telling',
          actions: {
            type: 'use the fresh member',
            params: ({ event }) => ({ member: event.output }),
          },
        },
        onError: { target: 'telling', actions: 'use what was sent' },
      },
    },
    telling: {
      always: [
        {
          guard: 'is completing',
          target: 'saved',
          actions: ['say profile completed', 'tell profile completed'],
        },
        { target: 'saved', actions: ['say profile updated', 'tell profile updated'] },
      ],
    },
    saved: { type: 'final' },
    left: { type: 'final' },
  },
})

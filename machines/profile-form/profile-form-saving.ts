import { setFailure } from '../failure.ts'
import { newerRecord } from '../newer-record.ts'
import { withEvent, withOutput, withOutputAs } from '../with-event.ts'
import { chosenId, profileFormSetup } from './profile-form-setup.ts'
import { formWithSavedPicture, mergedForm } from './profile-merge.ts'
import { pictureUpdateOf, updateOf, versioned } from './profile-update.ts'

/** A pending logout would discard what was not saved. */
const notSaved = [
  'unlock picture and location',
  'notify saving failed',
  'send changes kept',
] as const

const afterThePicture = ['send member', 'unlock picture and location', 'send changes kept'] as const

/** The picture of a form that is being saved does not change. */
export const lockedPicture = { 'picture changed': {} } as const

const locked = { ...lockedPicture, 'place found': {} } as const

/** The states of a form that is saved, between the submission and `finishing`. */
export const savingStates = {
  'loading the newer record': profileFormSetup.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'load member',
      onDone: {
        target: 'comparing the records',
        actions: {
          type: 'show merged form',
          params: ({ context, event: { output } }) => mergedForm(context, output),
        },
      },
      onError: { target: 'uploading the picture' },
    },
    on: locked,
  }),
  'comparing the records': profileFormSetup.createStateConfig({
    tags: ['busy'],
    entry: 'send member',
    always: [
      {
        guard: 'has conflicts',
        target: 'editing',
        actions: ['unlock picture and location', 'notify changed elsewhere', 'send changes kept'],
      },
      { guard: 'is resent', target: 'updating' },
      { target: 'uploading the picture' },
    ],
  }),
  'uploading the picture': profileFormSetup.createStateConfig({
    tags: ['busy', 'uploading'],
    invoke: {
      src: 'upload picture',
      input: ({ context }) => ({ id: chosenId(context) }),
      onDone: {
        target: 'updating',
        actions: withOutput('set uploaded picture'),
      },
      onError: { target: 'updating', actions: 'notify picture not uploaded' },
    },
    on: {
      ...locked,
      'saving cancelled': {
        target: 'editing',
        actions: ['unlock picture and location', 'send changes kept'],
      },
    },
  }),
  updating: profileFormSetup.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'update profile',
      input: ({ context }) => versioned(updateOf(context.values, context), context.member),
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
          guard: withEvent('must merge'),
          target: 'comparing the records',
          actions: [
            'mark resent',
            {
              type: 'show merged form',
              params: ({ context, event: { error } }) => mergedForm(context, newerRecord(error)),
            },
          ],
        },
        {
          guard: withEvent('is refused after an upload'),
          target: 'saving the picture',
          actions: [setFailure, 'notify saving failed'],
        },
        { target: 'editing', actions: [setFailure, ...notSaved] },
      ],
    },
    on: locked,
  }),
  'saving the picture': profileFormSetup.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'update profile',
      input: ({ context }) => versioned(pictureUpdateOf(context), context.member),
      onDone: { target: 'loading the saved picture' },
      onError: {
        target: 'editing',
        actions: ['unlock picture and location', 'send changes kept'],
      },
    },
    on: locked,
  }),
  // The record has a new version, to which the draft of the other changes belongs.
  'loading the saved picture': profileFormSetup.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'load member',
      onDone: {
        target: 'editing',
        actions: [
          {
            type: 'show merged form',
            params: ({ context, event: { output } }) =>
              mergedForm(formWithSavedPicture(context), output),
          },
          ...afterThePicture,
        ],
      },
      onError: {
        target: 'editing',
        actions: [
          { type: 'show merged form', params: ({ context }) => formWithSavedPicture(context) },
          ...afterThePicture,
        ],
      },
    },
    on: locked,
  }),
  'removing the stored picture': profileFormSetup.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'remove stored picture',
      onDone: { target: 'loading the member' },
      onError: { target: 'loading the member' },
    },
    on: locked,
  }),
  'loading the member': profileFormSetup.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'load member',
      onDone: {
        target: 'finishing',
        actions: withOutputAs('set loaded member', 'member'),
      },
      onError: { target: 'finishing', actions: 'set member from form' },
    },
    on: locked,
  }),
}

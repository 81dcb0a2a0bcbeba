import { modelOf } from '../model-of.ts'
import { newMember, settledMember } from '../samples.ts'
import { profileFormMachine } from './profile-form-machine.ts'

/** The model of both profile forms. */
export const profileFormModel = modelOf({
  machine: profileFormMachine,
  question: 'Is the profile saved?',
  inputs: {
    'a new member': { mode: 'completing', member: newMember, today: '2026-11-20', draft: null },
    'a member who edits': {
      mode: 'editing',
      member: settledMember,
      today: '2026-11-20',
      draft: null,
    },
    'a member with a draft': {
      mode: 'editing',
      member: settledMember,
      today: '2026-11-20',
      draft: { fields: { fullName: 'Maja Lind' } },
    },
  },
  events: {
    'field changed': {
      'the first name is cleared': { type: 'field changed', field: 'firstName', value: '' },
      'the first name is typed': { type: 'field changed', field: 'firstName', value: 'Maja' },
      'the full name is cleared': { type: 'field changed', field: 'fullName', value: '' },
      'the full name is typed': { type: 'field changed', field: 'fullName', value: 'Maja Lind' },
    },
    cancelled: {
      'with picture and location unchanged': { type: 'cancelled', unsaved: false },
      'with another picture': { type: 'cancelled', unsaved: true },
    },
    submitted: {
      'with the picture unchanged': {
        type: 'submitted',
        picture: { kind: 'unchanged' },
        location: null,
      },
      'with a new picture': {
        type: 'submitted',
        picture: { kind: 'chosen', id: 'picture-1' },
        location: null,
      },
      'with the picture removed': {
        type: 'submitted',
        picture: { kind: 'removed' },
        location: null,
      },
    },
  },
  outcomes: {
    'upload picture': {
      'is uploaded': { resolves: { url: 'https://pictures.example/maya.jpg' } },
      fails: { rejects: { kind: 'timed out' } },
    },
    'update profile': {
      'is saved': { resolves: undefined },
      'is refused': { rejects: { kind: 'refused', message: 'The phone number is too long.' } },
      'has no token': { rejects: { kind: 'no token' } },
    },
    'remove stored picture': {
      'is removed': { resolves: undefined },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'load member': {
      'is loaded': { resolves: settledMember },
      fails: { rejects: { kind: 'unreachable' } },
    },
  },
  project: ({ mode, values, problems, submission }) => ({
    mode,
    values,
    problems,
    submission: submission.picture,
  }),
  invariants: {
    'at most one update per press': ({ sent, started }) =>
      (started['update profile'] ?? 0) <= (sent.submitted ?? 0),
    'the stored picture is removed only after the record is updated': ({ started, ended }) =>
      (started['remove stored picture'] ?? 0) <= (ended['update profile: is saved'] ?? 0),
  },
})

import { assign, emit, setup } from 'xstate'
import { type Failure, toFailureContext } from '../failure.ts'
import type { Member } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import type { ProfileUpdate } from '../ports.ts'
import { unprovided } from '../unprovided.ts'
import type { ProfileDraft } from './profile-form-values.ts'
import {
  changesOf,
  fieldsOf,
  type ProfileField,
  type ProfileMode,
  type ProfileProblems,
  type ProfileValues,
  profileProblemsOf,
  type Submission,
  updateOf,
} from './profile-form-values.ts'

type Emitted =
  | Notice
  | { type: 'profile completed'; member: Member }
  | { type: 'profile updated'; member: Member }
  | { type: 'picture uploaded'; id: string }
  | { type: 'closed without saving' }
  | { type: 'leave confirmed' }

/** The types, actors, guards and actions of the profile-form machine. */
export const profileFormSetup = setup({
  types: {
    input: {} as { mode: ProfileMode; member: Member; today: string; draft: ProfileDraft | null },
    context: {} as {
      mode: ProfileMode
      member: Member
      today: string
      values: ProfileValues
      problems: ProfileProblems
      submission: Submission
      profileImage: string
      failure: Failure | null
    },
    events: {} as
      | { type: 'field changed'; field: ProfileField; value: string }
      | ({ type: 'submitted' } & Submission)
      | { type: 'upload cancelled' }
      /** `unsaved`: whether the picture or the location has changed, which are not in the context of this machine. */
      | { type: 'cancelled'; unsaved: boolean }
      /** A link, Back, Forward or Logout would lose unsaved changes. */
      | { type: 'leave requested' }
      | { type: 'changes discarded' }
      | { type: 'changes kept' },
    emitted: {} as Emitted,
    tags: {} as 'busy' | 'uploading' | 'confirming',
  },
  actors: {
    'upload picture': unprovided<{ url: string }, { id: string }>('upload picture'),
    'update profile': unprovided<void, ProfileUpdate>('update profile'),
    'remove stored picture': unprovided<void>('remove stored picture'),
    'load member': unprovided<Member>('load member'),
  },
  guards: {
    'mode has the field': ({ context }, { field }: { field: ProfileField }) =>
      fieldsOf[context.mode].includes(field),
    'has problems': ({ context }) =>
      Object.keys(profileProblemsOf(context.values, context)).length > 0,
    'has unsaved changes': ({ context }, { unsaved }: { unsaved: boolean }) =>
      unsaved || Object.keys(changesOf(context.values, context.member)).length > 0,
    'has a new picture': (_, { picture }: Submission) => picture.kind === 'chosen',
    'removes the picture': ({ context }) => context.submission.picture.kind === 'removed',
    'is completing': ({ context }) => context.mode === 'completing',
  },
  actions: {
    'change field': assign(
      ({ context }, { field, value }: { field: ProfileField; value: string }) => {
        const { [field]: _, ...problems } = context.problems
        return { values: { ...context.values, [field]: value }, problems, failure: null }
      },
    ),
    'set problems': assign(({ context }) => ({
      problems: profileProblemsOf(context.values, context),
    })),
    'set submitted changes': assign(({ context }, { picture, location }: Submission) => ({
      submission: { picture, location },
      profileImage: picture.kind === 'removed' ? '' : context.member.profileImage,
      problems: {},
      failure: null,
    })),
    'set uploaded picture': assign((_, { url }: { url: string }) => ({
      profileImage: url,
    })),
    'set loaded member': assign((_, { member }: { member: Member }) => ({ member })),
    'set member from submission': assign(({ context }) => {
      const { dateOfBirth = context.member.dateOfBirth, ...sent } = bodyOf(context)
      return {
        member: {
          ...context.member,
          ...sent,
          dateOfBirth,
          name: `${sent.firstName} ${sent.lastName}`.trim(),
        },
      }
    }),
    'set failure': assign(toFailureContext),
    'notify picture not uploaded': emit(notice('picture not uploaded')),
    'notify saving failed': emit(({ context }) =>
      notice(
        context.mode === 'completing' ? 'profile not completed' : 'profile not updated',
        context.failure,
      ),
    ),
    'notify profile completed': emit(notice('profile completed')),
    'notify profile updated': emit(notice('profile updated')),
    'emit picture uploaded': emit(({ context: { submission } }) => ({
      type: 'picture uploaded',
      id: submission.picture.kind === 'chosen' ? submission.picture.id : '',
    })),
    'emit profile completed': emit(({ context: { member } }) => ({
      type: 'profile completed',
      member,
    })),
    'emit profile updated': emit(({ context: { member } }) => ({
      type: 'profile updated',
      member,
    })),
    'emit closed without saving': emit({ type: 'closed without saving' }),
    'emit leave confirmed': emit({ type: 'leave confirmed' }),
  },
})

/** The body of the update request. */
export const bodyOf = (context: {
  values: ProfileValues
  mode: ProfileMode
  member: Member
  profileImage: string
  submission: Submission
}): ProfileUpdate => updateOf(context.values, { ...context, location: context.submission.location })

/** The id of the picture to upload. */
export const chosenId = ({ picture }: Submission): string => {
  if (picture.kind !== 'chosen') throw new Error('profile form: only a chosen picture is uploaded')
  return picture.id
}

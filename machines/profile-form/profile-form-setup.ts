import { assign, emit, setup } from 'xstate'
import type { ProfileDraft } from '../drafts.ts'
import { type Failure, failureOf } from '../failure.ts'
import type { Member } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import type { ProfileUpdate } from '../ports.ts'
import { unprovided } from '../unprovided.ts'
import {
  changesOf,
  fieldsOf,
  type ProfileField,
  type ProfileMode,
  type ProfileProblems,
  type ProfileValues,
  profileProblemsOf,
  type Sending,
  updateOf,
} from './profile-form-values.ts'

type Emitted =
  | Notice
  | { type: 'profile completed'; member: Member }
  | { type: 'profile updated'; member: Member }
  | { type: 'picture uploaded'; id: string }
  | { type: 'cancelled' }
  | { type: 'changes given up' }

/** The words of the profile-form chart: its types, services, guards and actions. */
export const profileFormSetup = setup({
  types: {
    input: {} as { mode: ProfileMode; member: Member; today: string; draft: ProfileDraft | null },
    context: {} as {
      mode: ProfileMode
      member: Member
      today: string
      values: ProfileValues
      problems: ProfileProblems
      sending: Sending
      profileImage: string
      failure: Failure | null
    },
    events: {} as
      | { type: 'field changed'; field: ProfileField; value: string }
      | ({ type: 'submitted' } & Sending)
      | { type: 'upload cancelled' }
      /** `unsaved`: picture or location have been changed, which the form does not hold. */
      | { type: 'cancelled'; unsaved: boolean }
      /** A link, Back, Forward or Logout would lose what was changed. */
      | { type: 'leave requested' }
      | { type: 'changes given up' }
      | { type: 'changes kept' },
    emitted: {} as Emitted,
    tags: {} as 'busy' | 'uploading' | 'asking',
  },
  actors: {
    'upload picture': unprovided<{ address: string }, { id: string }>('upload picture'),
    'update profile': unprovided<void, ProfileUpdate>('update profile'),
    'remove stored picture': unprovided<void>('remove stored picture'),
    'load member': unprovided<Member>('load member'),
  },
  guards: {
    'has the field': ({ context }, { field }: { field: ProfileField }) =>
      fieldsOf[context.mode].includes(field),
    'has problems': ({ context }) =>
      Object.keys(profileProblemsOf(context.values, context)).length > 0,
    'has unsaved changes': ({ context }, { unsaved }: { unsaved: boolean }) =>
      unsaved || Object.keys(changesOf(context.values, context.member)).length > 0,
    'has a new picture': (_, { picture }: Sending) => picture.kind === 'chosen',
    'removes the picture': ({ context }) => context.sending.picture.kind === 'removed',
    'is completing': ({ context }) => context.mode === 'completing',
  },
  actions: {
    'change field': assign(
      ({ context }, { field, value }: { field: ProfileField; value: string }) => {
        const { [field]: _, ...problems } = context.problems
        return { values: { ...context.values, [field]: value }, problems, failure: null }
      },
    ),
    'note problems': assign(({ context }) => ({
      problems: profileProblemsOf(context.values, context),
    })),
    'keep what is sent': assign(({ context }, { picture, location }: Sending) => ({
      sending: { picture, location },
      profileImage: picture.kind === 'removed' ? '' : context.member.profileImage,
      problems: {},
      failure: null,
    })),
    'use the new picture': assign((_, { address }: { address: string }) => ({
      profileImage: address,
    })),
    'use the fresh member': assign((_, { member }: { member: Member }) => ({ member })),
    'use what was sent': assign(({ context }) => {
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
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'say picture was not uploaded': emit(notice('picture not uploaded')),
    'say saving failed': emit(({ context }) =>
      notice(
        context.mode === 'completing' ? 'profile not completed' : 'profile not updated',
        context.failure,
      ),
    ),
    'say profile completed': emit(notice('profile completed')),
    'say profile updated': emit(notice('profile updated')),
    'tell picture uploaded': emit(({ context: { sending } }) => ({
      type: 'picture uploaded',
      id: sending.picture.kind === 'chosen' ? sending.picture.id : '',
    })),
    'tell profile completed': emit(({ context: { member } }) => ({
      type: 'profile completed',
      member,
    })),
    'tell profile updated': emit(({ context: { member } }) => ({
      type: 'profile updated',
      member,
    })),
    'tell cancelled': emit({ type: 'cancelled' }),
    'tell changes given up': emit({ type: 'changes given up' }),
  },
})

/** The body of the update call as the form stands. */
export const bodyOf = (context: {
  values: ProfileValues
  mode: ProfileMode
  member: Member
  profileImage: string
  sending: Sending
}): ProfileUpdate => updateOf(context.values, { ...context, location: context.sending.location })

/** The id of the prepared picture that is to be uploaded. */
export const chosenId = ({ picture }: Sending): string => {
  if (picture.kind !== 'chosen') throw new Error('profile form: only a chosen picture is uploaded')
  return picture.id
}

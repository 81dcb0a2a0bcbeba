import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import { app, navigationBlocker, onboarding, session } from '../addresses.ts'
import { failureOf } from '../failure.ts'
import { locationMachine } from '../location/location-machine.ts'
import { isSamePlace, type Member, type Place } from '../member.ts'
import { type Blocks, pageBlocks } from '../navigation-blocker/navigation-blocker-events.ts'
import { mustMerge } from '../newer-record.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { stepCompleted } from '../onboarding/onboarding-steps.ts'
import type { PageLeft } from '../page-host/page-host-events.ts'
import { navigateTo } from '../paths.ts'
import { pictureMachine } from '../picture/picture-machine.ts'
import { type TypedValue, unreadableAfter } from '../typed-value.ts'
import { unprovided, unprovidedWatch } from '../unprovided.ts'
import type { ProfileFormTypes, ProfileStorageCommand } from './profile-form-types.ts'
import {
  changesOf,
  draftOf,
  fieldsOf,
  type PictureChange,
  type ProfileField,
  placeTyped,
} from './profile-form-values.ts'
import { type ConflictField, conflictsOf, type MergedForm } from './profile-merge.ts'
import { profileProblemsOf, saveFailureOf } from './profile-problems.ts'
import { hasReplacedPicture, updateOf, type VersionedUpdate } from './profile-update.ts'

export const profileFormSetup = setup({
  types: {} as ProfileFormTypes,
  actors: {
    picture: pictureMachine,
    location: locationMachine,
    storage: unprovidedWatch<ProfileStorageCommand>('storage'),
    'upload picture': unprovided<{ url: string }, { id: string }>('upload picture'),
    // Its output is the number as it was sent.
    'update profile': unprovided<{ phone: string }, VersionedUpdate>('update profile'),
    'remove stored picture': unprovided<void>('remove stored picture'),
    'load member': unprovided<Member>('load member'),
  },
  guards: {
    'mode has the field': ({ context }, { field }: { field: ProfileField }) =>
      fieldsOf[context.mode].includes(field),
    'has problems': ({ context }) =>
      Object.keys(profileProblemsOf(context.values, context)).length > 0,
    'differs from the record': ({ context }) =>
      context.unreadable.length > 0 || changesOf(context).length > 0,
    'is restored': ({ context }) => context.isRestored,
    'picture is pending': ({ context }) => context.picture === null,
    'has a new picture': ({ context }) => context.picture?.kind === 'chosen',
    'has conflicts': ({ context }) => conflictsOf(context).length > 0,
    'has the conflict': ({ context }, { field }: { field: ConflictField }) =>
      conflictsOf(context).includes(field),
    'must merge': ({ context }, { error }: { error: unknown }) => mustMerge(context, error),
    'is resent': ({ context }) => context.isResent,
    'is left': ({ context }) => context.isLeft,
    'has a record': (_, { member }: { member: Member | null }) => member !== null,
    'is refused after an upload': ({ context }, { error }: { error: unknown }) =>
      failureOf(error).kind === 'refused' &&
      context.picture?.kind !== 'removed' &&
      hasReplacedPicture(context),
    'place is missing': ({ context }) => context.isPlaceMissing,
    'removes the picture': ({ context }) => context.picture?.kind === 'removed',
    'is completing': ({ context }) => context.mode === 'completing',
    'is editing': ({ context }) => context.mode === 'editing',
  },
  actions: {
    'change field': assign(
      ({ context }, { field, value, unreadable }: { field: ProfileField } & TypedValue) => {
        const { [field]: _, ...problems } = context.problems
        const { stored, readable } = context.phone
        // The number as it is shown is no change.
        const typed = field === 'phone' && value === readable ? stored : value
        return {
          values: { ...context.values, [field]: typed },
          unreadable: unreadableAfter(context.unreadable, field, unreadable),
          problems,
          failure: null,
        }
      },
    ),
    'show merged form': enqueueActions(({ context, enqueue }, form: MergedForm) => {
      if (!isSamePlace(form.place, context.place))
        enqueue.sendTo('location', { type: 'lookup cancelled' })
      if (form.picture?.kind === 'unchanged' && context.picture?.kind !== 'unchanged')
        enqueue.sendTo('picture', { type: 'change discarded' })
      enqueue.assign({ ...form, isCropping: context.isCropping && form.picture === null })
    }),
    'mark resent': assign({ isResent: true }),
    'clear resent': assign({ isResent: false }),
    'set left': assign((_, { isLeft }: PageLeft) => ({ isLeft })),
    'notify changed elsewhere': sendTo(app, notice('profile changed elsewhere')),
    'set problems': assign(({ context }) => ({
      problems: profileProblemsOf(context.values, context),
    })),
    'set picture': assign(
      (_, { change, isCropping }: { change: PictureChange | null; isCropping: boolean }) => ({
        picture: change,
        isCropping,
      }),
    ),
    'set place': assign(({ context }, { place }: { place: Place }) => withPlace(context, place)),
    'set typed address': assign(({ context }, { value, unreadable }: TypedValue) =>
      withPlace(context, placeTyped(value), unreadable),
    ),
    'cancel lookup': sendTo('location', { type: 'lookup cancelled' }),
    'start saving': assign((_, { isPlaceMissing }: { isPlaceMissing: boolean }) => ({
      isPlaceMissing,
      problems: {},
      failure: null,
    })),
    'lock picture and location': enqueueActions(({ enqueue }) => {
      enqueue.sendTo('picture', { type: 'locked' })
      enqueue.sendTo('location', { type: 'locked' })
    }),
    'unlock picture and location': enqueueActions(({ enqueue }) => {
      enqueue.sendTo('picture', { type: 'unlocked' })
      enqueue.sendTo('location', { type: 'unlocked' })
    }),
    'clear what was typed': assign({
      isPictureLost: false,
      problems: {},
      unreadable: [],
      failure: null,
    }),
    'clear restored': assign({ isRestored: false }),
    'set draft lost': assign({ isDraftLost: true }),
    'clear draft lost': assign({ isDraftLost: false }),
    'store draft': sendTo(
      'storage',
      ({ context }): ProfileStorageCommand => ({
        type: 'store draft',
        draft: draftOf(context),
        version: context.member.version ?? null,
      }),
    ),
    'remove draft': sendTo('storage', { type: 'store draft', draft: null, version: null }),
    'hold file': sendTo(
      'storage',
      (_, { id }: { id: string }): ProfileStorageCommand => ({ type: 'hold file', id }),
    ),
    'set uploaded picture': assign((_, { url }: { url: string }) => ({ profileImage: url })),
    'set loaded member': assign((_, { member }: { member: Member }) => ({ member })),
    'set sent phone': assign(({ context: { member } }, { phone }: { phone: string }) => ({
      member: { ...member, phone },
    })),
    'set member from form': assign(({ context }) => {
      const { dateOfBirth = context.member.dateOfBirth, ...sent } = updateOf(
        context.values,
        context,
      )
      return {
        member: {
          ...context.member,
          ...sent,
          phone: context.member.phone,
          dateOfBirth,
          name: `${sent.firstName} ${sent.lastName}`.trim(),
        },
      }
    }),
    'set failure': assign(({ context: { mode } }, { error }: { error: unknown }) => ({
      failure: saveFailureOf(error, mode),
    })),
    'withdraw notices': sendTo(
      app,
      noticesWithdrawn(
        'profile not completed',
        'profile not updated',
        'profile changed elsewhere',
        'picture not uploaded',
      ),
    ),
    'notify picture not uploaded': sendTo(app, notice('picture not uploaded')),
    'notify saving failed': sendTo(app, ({ context }) =>
      notice(
        context.mode === 'completing' ? 'profile not completed' : 'profile not updated',
        context.failure,
      ),
    ),
    'notify saved': enqueueActions(({ context: { mode, isPlaceMissing }, enqueue }) => {
      if (isPlaceMissing) {
        enqueue.sendTo(app, noticesWithdrawn('location failed', 'location unnamed'))
        enqueue.sendTo(app, notice('profile saved without place'))
      } else {
        enqueue.sendTo(app, notice(mode === 'completing' ? 'profile completed' : 'profile updated'))
      }
    }),
    'cancel crop': sendTo('picture', { type: 'crop cancelled' }),
    'send blocking': sendParent(
      (
        args,
        { navigation, dialog, saving }: Partial<Pick<Blocks, 'navigation' | 'dialog' | 'saving'>>,
      ) =>
        pageBlocks(args, {
          navigation: navigation ?? false,
          // A draft stores everything except the file of a picture.
          reload:
            args.context.picture === null ||
            args.context.picture.kind === 'chosen' ||
            args.context.isDraftLost,
          dialog: dialog ?? args.context.isCropping,
          saving: saving ?? false,
        }),
    ),
    'send member': sendTo(session, ({ context: { member } }) => ({
      type: 'member changed',
      member,
    })),
    'send step completed': sendTo(onboarding, ({ context: { member } }) =>
      stepCompleted('/profile-completion', member),
    ),
    'send changes discarded': sendTo(navigationBlocker, { type: 'changes discarded' }),
    'send changes kept': sendTo(navigationBlocker, { type: 'changes kept' }),
    'navigate to profile': sendTo(app, navigateTo('/profile')),
    'go back': sendTo(app, { type: 'go back', fallback: '/profile' }),
  },
})

/* Neither the problem nor the failure is about this place. */
const withPlace = (
  { problems: { location: _, ...problems }, unreadable }: ProfileFormTypes['context'],
  place: Place | null,
  isUnreadable?: boolean,
) => ({
  place,
  problems,
  unreadable: unreadableAfter(unreadable, 'location', isUnreadable),
  failure: null,
})

/** The id of the picture to upload. */
export const chosenId = ({ picture }: Pick<ProfileFormTypes['context'], 'picture'>): string => {
  if (picture?.kind !== 'chosen') throw new Error('profile form: only a chosen picture is uploaded')
  return picture.id
}

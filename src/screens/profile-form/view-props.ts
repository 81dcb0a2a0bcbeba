import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type {
  CheckedField,
  ProfileProblem,
  ProfileProblems,
} from '../../../machines/profile-form/profile-form-values.ts'
import { failureText } from '../../copy/failures.ts'
import { profileCompletionCopy, profileProblemText } from '../../copy/profile-form.ts'
import type { EditProfileScreenProps } from '../edit-profile/edit-profile-props.ts'
import { toTyped } from '../fields-of.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'
import type { ProfileFormState } from './profile-form-props.ts'

/** Converts a snapshot of the profile-form machine to view props. */
export const toProfileFormProps = (
  snapshot: SnapshotOf<typeof profileFormMachine>,
): ProfileFormState => {
  const { mode, values, unreadable, phone, problems, failure } = snapshot.context
  const notSaved = () =>
    mode === 'completing'
      ? profileCompletionCopy.notSaved
      : failure && failureText(failure, 'profile update')
  const isStoredPhone = values.phone === phone.stored
  return {
    values: { ...values, phone: isStoredPhone ? phone.readable : values.phone },
    unreadable,
    problems: textsOf(problems),
    problem: failure ? (notSaved() ?? undefined) : undefined,
    busy: snapshot.hasTag('busy'),
    locked: snapshot.hasTag('busy') || snapshot.status !== 'active',
    uploading: snapshot.hasTag('uploading'),
    locating: snapshot.hasTag('locating'),
    restored: snapshot.context.isRestored,
    pictureLost: lacksPicture(snapshot.context),
    asking: snapshot.hasTag('confirming'),
  }
}

const lacksPicture = ({
  isPictureLost,
  picture,
}: SnapshotOf<typeof profileFormMachine>['context']): boolean =>
  isPictureLost && picture?.kind === 'unchanged'

const textsOf = (problems: ProfileProblems): Partial<Record<CheckedField, string>> =>
  Object.fromEntries(
    (Object.entries(problems) as [CheckedField, ProfileProblem][]).map(([field, problem]) => [
      field,
      profileProblemText(field, problem),
    ]),
  )

type ProfileFormHandlers = Pick<
  EditProfileScreenProps,
  'onField' | 'onSubmit' | 'onCancelSaving' | 'onDiscard' | 'onCancel' | 'onLeave' | 'onStay'
>

/** The handlers of a profile form, which send events to the profile-form machine. */
export const profileFormHandlers = (
  send: SendTo<typeof profileFormMachine>,
): ProfileFormHandlers => ({
  onField: (field, value) => send({ type: 'field changed', field, ...toTyped(value) }),
  onSubmit: () => send({ type: 'submitted' }),
  onCancelSaving: () => send({ type: 'saving cancelled' }),
  onDiscard: () => send({ type: 'draft discarded' }),
  onCancel: () => send({ type: 'cancelled' }),
  onLeave: () => send({ type: 'changes discarded' }),
  onStay: () => send({ type: 'changes kept' }),
})

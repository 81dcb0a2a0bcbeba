import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type {
  ProfileField,
  ProfileProblem,
  ProfileProblems,
} from '../../../machines/profile-form/profile-form-values.ts'
import { failureText } from '../../copy/failures.ts'
import { profileCompletionCopy, profileProblemText } from '../../copy/profile-form.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { ProfileFormState } from './profile-form-props.ts'

/** What a profile form shows of the profile-form machine. */
export const profileFormPropsOf = (
  snapshot: SnapshotOf<typeof profileFormMachine>,
): ProfileFormState => {
  const { mode, values, problems, failure } = snapshot.context
  const notSaved = () =>
    mode === 'completing'
      ? profileCompletionCopy.notSaved
      : failure && failureText(failure, 'profile update')
  return {
    values,
    problems: textsOf(problems),
    problem: failure ? (notSaved() ?? undefined) : undefined,
    busy: snapshot.hasTag('busy'),
    uploading: snapshot.hasTag('uploading'),
    asking: snapshot.hasTag('asking'),
  }
}

const textsOf = (problems: ProfileProblems): Partial<Record<ProfileField, string>> =>
  Object.fromEntries(
    (Object.entries(problems) as [ProfileField, ProfileProblem][]).map(([field, problem]) => [
      field,
      profileProblemText(field, problem),
    ]),
  )

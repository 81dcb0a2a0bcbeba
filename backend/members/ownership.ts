import type { RecordDependencies } from '../dependencies.ts'
import type { Caller } from '../identity/caller.ts'
import type { MemberRow } from './member.ts'

/**
 * Whether a verified caller owns an email that a stranger may have registered before (decision 0046): the record was
 * never verified, and the sign-in does not use the password of the sign-up. A provider is never part of a sign-up, and
 * the identity service reports whether a password was changed. Rejects with `identity-unreachable` and `invalid-token`.
 */
export const mustReplaceRecord = async (
  { hasPasswordChanged }: Pick<RecordDependencies, 'hasPasswordChanged'>,
  caller: Caller,
  member: MemberRow,
): Promise<boolean> =>
  member.verifiedAt === null &&
  (caller.provider !== 'password' || (await hasPasswordChanged(caller)))

import { deletionHasNotBegun, failureOf, ServiceFailure } from '../../../machines/failure.ts'
import { type IdentitySnapshot, isSameEmail } from '../../../machines/member.ts'
import type { Services } from '../services.ts'

/**
 * Deletes the account of an unverified email: the record, then the identity. Rejects 'wrong account' if another
 * identity is signed in or the email has been verified, because deleting that account needs a confirmation. A marker
 * is stored first, so that an interrupted withdrawal is finished like a deletion (decision 0014). It is cleared if the
 * backend has not started, so that the next sign-in does not continue with a deletion.
 */
export const withdrawAccount = async (
  { identity, memberApi, storage }: Services,
  email: string,
  signal: AbortSignal,
): Promise<void> => {
  const current = identity.current()
  if (!current || !isUnverified(current, email)) throw new ServiceFailure({ kind: 'wrong account' })
  storage.writeDeletion(current.uid)
  await memberApi.deleteAccount(signal).catch((error: unknown) => {
    if (deletionHasNotBegun(failureOf(error))) storage.clearDeletion()
    throw error
  })
  await identity.remove()
  storage.clearDeletion()
}

const isUnverified = (identity: IdentitySnapshot, email: string): boolean =>
  !identity.emailVerified && isSameEmail(identity.email, email)

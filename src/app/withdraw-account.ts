import { failureOf, isRefusal, ServiceFailure } from '../../machines/failure.ts'
import { type IdentitySnapshot, isSameAddress } from '../../machines/member.ts'
import type { Services } from './services.ts'

/**
 * Takes back the sign-up of an address that was never verified: the record, then the identity. Refuses
 * 'wrong account' when somebody else is here by now, or the address has become verified: that would be a
 * deletion, which asks first. A withdrawal that stops half-way is remembered, and finished like a deletion
 * (decision 0014); one that the backend refuses is forgotten, or the next sign-in would lead to a deletion.
 */
export const withdrawAccount = async (
  { identity, memberApi, storage }: Services,
  email: string,
  signal: AbortSignal,
): Promise<void> => {
  const present = identity.current()
  if (!present || !isUnverified(present, email)) throw new ServiceFailure({ kind: 'wrong account' })
  storage.writeDeletion(present.uid)
  await memberApi.deleteAccount(signal).catch((error: unknown) => {
    if (isRefusal(failureOf(error))) storage.clearDeletion()
    throw error
  })
  await identity.remove()
  storage.clearDeletion()
}

const isUnverified = (identity: IdentitySnapshot, email: string): boolean =>
  identity.authType === 'local' && !identity.emailVerified && isSameAddress(identity.email, email)

import type { Instant } from '../../../machines/member.ts'

/** The service lets an identity be deleted for five minutes after a sign-in; the last one is kept for the deletion itself. */
const RECENT = 4 * 60_000
/** How far the visitor's clock may lag behind the service's. */
const LAG = 60_000

/**
 * Whether a sign-in is recent enough for a deletion. One that lies in the future by more than a minute is
 * not: the visitor's clock is wrong, and says nothing about its age.
 */
export const isRecent = (signedInAt: Instant | null, now: Instant): boolean => {
  if (signedInAt === null) return false
  const age = now - signedInAt
  return age >= -LAG && age < RECENT
}

import { failureOf } from './failure.ts'
import type { Member } from './member.ts'
import { nonNull } from './non-null.ts'

/**
 * Whose value of one field a form shows after another tab or device has saved: the newer one unless the member has
 * changed it here, and the member's own one unless both have changed it. Then the member decides.
 */
export const mergeOf = <Value>(
  { base, own, newer }: { base: Value; own: Value; newer: Value },
  isSame: (one: Value, other: Value) => boolean = Object.is,
): 'own' | 'newer' | 'conflict' => {
  if (isSame(own, base) || isSame(own, newer)) return 'newer'
  return isSame(newer, base) ? 'own' : 'conflict'
}

/** Whether a save was preceded by one of another tab or device, and has not been sent again yet. */
export const mustMerge = ({ isResent }: { isResent: boolean }, error: unknown): boolean =>
  !isResent && failureOf(error).newer !== undefined

/** The record that has preceded a save, which must merge it. */
export const newerRecord = (error: unknown): Member => nonNull(failureOf(error).newer)

/** An action whose param is that record. */
export const withNewerRecord = <Type extends string>(type: Type) => ({
  type,
  params: ({ event }: { event: { error: unknown } }) => ({ member: newerRecord(event.error) }),
})

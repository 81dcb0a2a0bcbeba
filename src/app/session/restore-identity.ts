import { type IdentitySnapshot, isVerified } from '../../../machines/member.ts'
import type { Identity } from '../../../machines/ports.ts'

/** How long to wait for another tab's sign-in, in ms. The identity library polls its storage every 800 ms. */
const SYNC_LIMIT = 2_500

/**
 * Restores the identity that the identity library has stored. If another tab has just signed in, this tab's library
 * does not have the expected identity yet, so this function waits for it. An unverified identity is reloaded, because
 * the link in the email may have been opened on another device.
 */
export const restoreIdentity = async (
  identity: Identity,
  expected: string | null,
  signal: AbortSignal,
): Promise<IdentitySnapshot | null> => {
  const stored = await identity.restore(signal)
  const restored =
    expected === null || stored?.uid === expected
      ? stored
      : await waitForIdentity(identity, expected, signal)
  return restored && !isVerified(restored) ? identity.reload() : restored
}

const waitForIdentity = (
  identity: Identity,
  expected: string,
  signal: AbortSignal,
): Promise<IdentitySnapshot | null> =>
  new Promise((resolve) => {
    const settle = (snapshot: IdentitySnapshot | null) => {
      clearTimeout(limit)
      stop()
      resolve(snapshot)
    }
    const limit = setTimeout(() => settle(identity.current()), SYNC_LIMIT)
    const stop = identity.watch((snapshot) => {
      if (snapshot?.uid === expected) queueMicrotask(() => settle(snapshot))
    })
    signal.addEventListener('abort', () => settle(null), { once: true })
  })

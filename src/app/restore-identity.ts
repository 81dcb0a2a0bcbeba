import type { IdentitySnapshot } from '../../machines/member.ts'
import type { Identity } from '../../machines/ports.ts'

/** How long another tab's sign-in may take to reach this tab's library, in ms: it looks every 800 ms. */
const SYNC_LIMIT = 2_500

/**
 * The identity that this browser remembers. Storage can be ahead of this tab's library when another tab has
 * just signed in: the expected member is waited for. An unverified address is asked about anew, because
 * the mail's link may have been opened elsewhere.
 */
export const restoreIdentity = async (
  identity: Identity,
  expected: string | null,
  signal: AbortSignal,
): Promise<IdentitySnapshot | null> => {
  const remembered = await identity.restore(signal)
  const here =
    expected === null || remembered?.uid === expected
      ? remembered
      : await arrivalOf(identity, expected, signal)
  return here && here.authType === 'local' && !here.emailVerified ? identity.reload() : here
}

const arrivalOf = (
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

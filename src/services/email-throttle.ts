import type { EmailKind, EmailThrottle } from '../../machines/email-throttle.ts'
import { ServiceFailure } from '../../machines/failure.ts'
import { callLimit, emailCooldown } from '../../machines/limits.ts'
import type { Clock, MemberStorage } from '../../machines/ports.ts'
import type { Timers } from './timers.ts'

/** The browser's lock manager, which all tabs of this origin share. */
export type Locks = Pick<LockManager, 'request'>

/** How long the lock is held after storing, in ms, because other tabs see stored values with a delay. */
const STORAGE_DELAY = 250

/**
 * Sends emails from one tab of a browser at a time, and only once within the cooldown (decision 0062). Without the Web
 * Locks API the cooldown still applies, but two tabs may send at the same time.
 */
export const createEmailThrottle = ({
  locks,
  storage,
  clock,
  timers,
}: {
  locks: Locks | null
  storage: Pick<MemberStorage, 'readResendAt' | 'writeResendAt'>
  clock: Clock
  timers: Timers
}): EmailThrottle => {
  const sendUnlessSent = async (kind: EmailKind, email: string, send: () => Promise<void>) => {
    const next = storage.readResendAt(kind, email)
    const remaining = next === null ? 0 : next - clock.now()
    // A deadline further away than the cooldown comes from a clock that was set back.
    if (next !== null && remaining > 0 && remaining <= emailCooldown)
      return { at: next - emailCooldown, isNew: false }
    await send()
    const at = clock.now()
    storage.writeResendAt(kind, email, at + emailCooldown)
    return { at, isNew: true }
  }

  return {
    once: async (kind, email, send) => {
      const attempt = () => sendUnlessSent(kind, email, send)
      if (!locks) return (await attempt()).at
      return new Promise((resolve, reject) => {
        const waiting = new AbortController()
        const stopWaiting = timers.after(callLimit, () => waiting.abort())
        let isGranted = false
        const onGranted = async () => {
          isGranted = true
          stopWaiting()
          const { at, isNew } = await attempt()
          resolve(at)
          if (isNew) await new Promise<void>((stored) => timers.after(STORAGE_DELAY, stored))
        }
        locks
          .request(`trellis:mail:${kind}`, { signal: waiting.signal }, onGranted)
          .catch(async (error: unknown) => {
            stopWaiting()
            if (waiting.signal.aborted) throw new ServiceFailure({ kind: 'timed out' })
            if (isGranted) throw error
            // Some browsers forbid locks together with storage.
            resolve((await attempt()).at)
          })
          .catch(reject)
      })
    },
  }
}

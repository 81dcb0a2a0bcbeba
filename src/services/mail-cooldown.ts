import { ServiceFailure } from '../../machines/failure.ts'
import { callLimit, mailCooldown } from '../../machines/limits.ts'
import type { MailCooldown, MailKind } from '../../machines/mail-cooldown.ts'
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
export const createMailCooldown = ({
  locks,
  storage,
  clock,
  timers,
}: {
  locks: Locks | undefined
  storage: Pick<MemberStorage, 'readNextMailAt' | 'writeNextMailAt'>
  clock: Clock
  timers: Timers
}): MailCooldown => {
  const sendUnlessSent = async (kind: MailKind, email: string, send: () => Promise<void>) => {
    const next = storage.readNextMailAt(kind, email)
    const remaining = next === null ? 0 : next - clock.now()
    // A deadline further away than the cooldown comes from a clock that was set back.
    if (next !== null && remaining > 0 && remaining <= mailCooldown)
      return { at: next - mailCooldown, isNew: false }
    await send()
    const at = clock.now()
    storage.writeNextMailAt(kind, email, at + mailCooldown)
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

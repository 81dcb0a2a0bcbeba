import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { Identity } from '../../../machines/ports.ts'

/** Lets everything that is on its way inside this process arrive. */
export const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Hears what a port tells its watchers, one after the other. */
export const listen = (identity: Identity) => {
  const all: (IdentitySnapshot | null)[] = []
  let wake = () => {}
  let read = 0
  const stop = identity.watch((seen) => {
    all.push(seen)
    wake()
  })
  const next = async (): Promise<IdentitySnapshot | null> => {
    while (read >= all.length) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    read += 1
    return all[read - 1] ?? null
  }
  const until = async (fits: (seen: IdentitySnapshot | null) => boolean) => {
    let seen = await next()
    while (!fits(seen)) seen = await next()
    return seen
  }
  return { all, next, until, stop }
}

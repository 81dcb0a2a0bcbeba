import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { Identity } from '../../../machines/ports.ts'

/** Waits until the pending callbacks of this process have run. */
export const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Records the identities that a port passes to its watchers. */
export const listen = (port: Identity) => {
  const all: (IdentitySnapshot | null)[] = []
  let wake = () => {}
  let read = 0
  const stop = port.watch((identity) => {
    all.push(identity)
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
  const until = async (matches: (identity: IdentitySnapshot | null) => boolean) => {
    let identity = await next()
    while (!matches(identity)) identity = await next()
    return identity
  }
  return { all, next, until, stop }
}

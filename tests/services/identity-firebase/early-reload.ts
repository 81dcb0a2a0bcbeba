import { earlyIdentityTemplate } from '../../../src/services/identity-firebase/early-requests.ts'
import { createSessionEpoch } from '../../../src/services/session-epoch.ts'
import { openEarlyPage } from '../../support/early-page.ts'
import type { IdentityStub } from './identity-stub.ts'

/**
 * Reloads a member's page, whose inline script sends its requests, in a browser that stores this identity. `idle` runs
 * what waits until the page is idle, `store` is what another tab does, and `lookups` are those since the reload.
 */
export const reloadEarlyPage = async (
  service: IdentityStub,
  atStart: string | null,
  now: number,
) => {
  const { storedUnder: key } = earlyIdentityTemplate()
  const sentBefore = service.requestsTo('accounts:lookup').length
  const waiting: (() => void)[] = []
  const listeners: ((event: { key: string }) => void)[] = []
  const values = new Map<string, string>()
  const store = (value: string | null) => {
    if (value === null) values.delete(key)
    else values.set(key, value)
    for (const listener of listeners) listener({ key })
  }
  store(atStart)
  const page = {
    ...openEarlyPage(atStart, { now }),
    localStorage: {
      getItem: (name: string) => values.get(name) ?? null,
      removeItem: (name: string) => void values.delete(name),
    },
    addEventListener: (_: 'storage', listener: (event: { key: string | null }) => void) =>
      void listeners.push(listener),
  }
  const epoch = createSessionEpoch()
  const identity = await service.reloadPage({
    ...{ page, epoch },
    runWhenIdle: (run) => void waiting.push(run),
  })
  return {
    ...{ identity, page, epoch, store },
    stored: () => values.get(key),
    lookups: () => service.requestsTo('accounts:lookup').slice(sentBefore),
    idle: () => {
      for (const run of waiting.splice(0)) run()
    },
  }
}

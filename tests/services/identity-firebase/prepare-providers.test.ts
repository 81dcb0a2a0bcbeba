import { describe, expect, test, vi } from 'vitest'
import { startIdentityStub } from './identity-stub.ts'

const service = await startIdentityStub()

describe('preparing the providers', () => {
  test('does not load the library before the page is idle', async () => {
    const idle: (() => void)[] = []
    const identity = service.open(undefined, (run) => idle.push(run))
    const onChange = vi.fn()
    identity.watch(onChange)
    identity.prepareProviders()
    await new Promise((resolve) => setImmediate(resolve))
    expect(onChange).not.toHaveBeenCalled()
    for (const run of idle) run()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  })

  test('does not affect other calls if it fails', async () => {
    const identity = service.open()
    identity.prepareProviders()
    expect(await identity.restore()).toBeNull()
  })
})

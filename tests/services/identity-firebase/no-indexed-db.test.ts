import { expect, test, vi } from 'vitest'
import { ada, startIdentityStub } from './identity-stub.ts'

const service = await startIdentityStub()

test('a sign-in works in a browser whose IndexedDB never answers (fault 125)', async () => {
  const open = vi.fn(() => ({}))
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('self', globalThis)
  expect(await service.open().signIn(ada)).toMatchObject({ uid: 'uid-ada' })
  expect(open).not.toHaveBeenCalled()
})

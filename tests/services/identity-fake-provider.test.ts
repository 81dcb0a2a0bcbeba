import { describe, expect, test } from 'vitest'
import { failureKindOf } from '../support/failure-kind.ts'
import { createFakeIdentity } from '../support/fakes/identity.ts'
import { createSteppedTime } from '../support/stepped-time.ts'

const openSignedIn = async () => {
  const { clock } = createSteppedTime()
  const identity = createFakeIdentity({ clock })
  await identity.signInWith('google')
  clock.advance(300_000)
  return identity
}

describe('the fake provider’s window', () => {
  test('reauthenticates the member', async () => {
    const identity = await openSignedIn()
    await identity.reauthenticateByProvider('google')
    expect(await identity.isSignInRecent()).toBe(true)
  })

  test('rejects another account', async () => {
    const identity = await openSignedIn()
    identity.service.setProviderAccount('google', { email: 'eve@example.com', displayName: 'Eve' })
    expect(await failureKindOf(identity.reauthenticateByProvider('google'))).toBe('wrong account')
    expect(await identity.isSignInRecent()).toBe(false)
    expect(identity.current()).toMatchObject({ email: 'grace@example.com' })
  })
})

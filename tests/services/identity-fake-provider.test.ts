import { describe, expect, test } from 'vitest'
import { failing } from '../support/failing.ts'
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
  test('is a recent sign-in when the member answers', async () => {
    const identity = await openSignedIn()
    await identity.proveByProvider('google')
    expect(await identity.isSignInRecent()).toBe(true)
  })

  test('proves nothing when somebody else answers', async () => {
    const identity = await openSignedIn()
    identity.service.expectAtProvider('google', { email: 'eve@example.com', displayName: 'Eve' })
    expect(await failing(identity.proveByProvider('google'))).toBe('wrong account')
    expect(await identity.isSignInRecent()).toBe(false)
    expect(identity.current()).toMatchObject({ email: 'grace@example.com' })
  })
})

import { FirebaseError } from 'firebase/app'
import { describe, expect, test } from 'vitest'
import { failWith } from '../../../src/services/identity-firebase/firebase-failures.ts'
import { providerErrorMap, providers } from '../../../src/services/identity-firebase/providers.ts'
import { failureKindOf } from '../../support/failure-kind.ts'

describe('a provider', () => {
  test('of Google requests only the profile', () => {
    const google = providers.google()
    expect(google.providerId).toBe('google.com')
    expect(google.getScopes()).toEqual(['profile'])
  })

  test('of Apple requests name and email', () => {
    const apple = providers.apple()
    expect(apple.providerId).toBe('apple.com')
    expect(apple.getScopes()).toEqual(['email', 'name'])
  })

  test.each([
    ['auth/internal-error', 'provider unreachable'],
    ['auth/invalid-credential', 'provider unreachable'],
    ['auth/network-request-failed', 'provider unreachable'],
    ['auth/timeout', 'provider unreachable'],
    ['auth/popup-blocked', 'popup blocked'],
  ])('that fails with %s has the failure “%s”', async (code, kind) => {
    const refused = Promise.reject(new FirebaseError(code, 'raw text'))
    expect(await failureKindOf(refused.catch(failWith(providerErrorMap)))).toBe(kind)
  })
})

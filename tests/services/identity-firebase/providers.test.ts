import { FirebaseError } from 'firebase/app'
import { describe, expect, test } from 'vitest'
import { failWith } from '../../../src/services/identity-firebase/firebase-failures.ts'
import { providerMeanings, providers } from '../../../src/services/identity-firebase/providers.ts'
import { failing } from '../../support/failing.ts'

describe('a provider', () => {
  test('is Google, which is asked for no more than who the visitor is', () => {
    const google = providers.google()
    expect(google.providerId).toBe('google.com')
    expect(google.getScopes()).toEqual(['profile'])
  })

  test('is Apple, which is asked for name and address', () => {
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
  ])('that fails with %s is told as “%s”', async (code, kind) => {
    const refused = Promise.reject(new FirebaseError(code, 'raw text'))
    expect(await failing(refused.catch(failWith(providerMeanings)))).toBe(kind)
  })
})

import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createAccountLookup } from '../../../backend/identity/account-lookup.ts'
import { runningEmulators } from './support/emulators.ts'
import { temporaryFolder } from './support/folder.ts'

/*
 * How the Auth emulator treats an email that a stranger has prepared. Decision 0045 relies on it, and
 * docs/prepared-accounts.md requires the same check on a real project.
 */

const owner = 'owner@example.test'
const session = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() })

const opened = async () => {
  const client = await runningEmulators(temporaryFolder())
  const atProvider = async (providerId: string, email: string, more: object = {}) => {
    const id_token = JSON.stringify({ sub: `${providerId} ${email}`, email, email_verified: true })
    const response = await client.accounts('signInWithIdp', {
      postBody: new URLSearchParams({ providerId, id_token }).toString(),
      requestUri: 'http://localhost',
      returnSecureToken: true,
      ...more,
    })
    return session.parse(await response.json())
  }
  const stranger = await client.signUp(owner)
  const byGoogle = await atProvider('google.com', 'stranger@gmail.test', {
    idToken: stranger.idToken,
  })
  await atProvider('apple.com', 'stranger@icloud.test', { idToken: byGoogle.idToken })
  const lookUp = createAccountLookup({
    tokens: { kind: 'emulator', host: new URL(client.auth).host },
    identityApiKey: '',
  })
  const accountOf = ({ localId, idToken }: { localId: string; idToken: string }) =>
    lookUp({ uid: localId, token: idToken })
  return { client, atProvider, stranger, byGoogle, accountOf }
}

const claimsOf = (idToken: string) => {
  const { email, email_verified, firebase } = z
    .object({
      email: z.string(),
      email_verified: z.boolean(),
      firebase: z.object({ sign_in_provider: z.string(), identities: z.looseObject({}) }),
    })
    .parse(decodeJwt(idToken))
  const linked = Object.keys(firebase.identities).filter((name) => name !== 'email')
  return [email, email_verified, firebase.sign_in_provider, linked.sort()]
}

describe('the Auth emulator', () => {
  test('does not treat the email of a linked provider as verified, even at its next sign-in (fault 120)', async () => {
    const { atProvider, byGoogle, stranger, accountOf } = await opened()
    expect(claimsOf(byGoogle.idToken)).toEqual([owner, false, 'google.com', ['google.com']])
    const before = await accountOf(stranger)
    const again = await atProvider('google.com', 'stranger@gmail.test')
    expect(claimsOf(again.idToken)).toEqual([
      owner,
      false,
      'google.com',
      ['apple.com', 'google.com'],
    ])
    const { createdAt, passwordUpdatedAt } = await accountOf(stranger)
    expect(passwordUpdatedAt).toBe(before.passwordUpdatedAt)
    // The emulator reads the clock twice. The backend allows two seconds.
    expect(Math.abs((passwordUpdatedAt ?? 0) - createdAt)).toBeLessThan(2000)
  })

  test('verifies the email with a reset, unlinks all providers and revokes earlier tokens', async () => {
    const { client, byGoogle, accountOf } = await opened()
    await client.sendEmail({ requestType: 'PASSWORD_RESET', email: owner })
    const [email] = await client.emails()
    const oobCode = new URL(email?.link ?? '').searchParams.get('oobCode')
    // The service counts revocation in whole seconds.
    await expect
      .poll(() => Math.floor(Date.now() / 1000))
      .toBeGreaterThan(Number(decodeJwt(byGoogle.idToken).iat))
    await client.accounts('resetPassword', { oobCode, newPassword: 'the-owners-own' })
    const arrived = await client.signIn(owner, 'the-owners-own')
    expect(claimsOf(arrived.idToken)).toEqual([owner, true, 'password', []])
    await expect(accountOf(byGoogle)).rejects.toMatchObject({ code: 'invalid-token' })
  })

  test('gives a refreshed token the time of its own sign-in, not of the owner’s', async () => {
    const { client, atProvider } = await opened()
    const early = await atProvider('google.com', 'stranger@gmail.test')
    const { auth_time } = decodeJwt(early.idToken)
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(Number(auth_time))
    const arrived = await atProvider('google.com', owner)
    expect(decodeJwt(arrived.idToken).auth_time).toBeGreaterThan(Number(auth_time))
    const response = await fetch(`${client.auth}/securetoken.googleapis.com/v1/token?key=key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grantType: 'refresh_token', refreshToken: early.refreshToken }),
    })
    const { id_token } = z.object({ id_token: z.string() }).parse(await response.json())
    expect(decodeJwt(id_token)).toMatchObject({ auth_time, email_verified: true })
  })

  test('signs in to another identity with an account that another of its provider has replaced', async () => {
    const { atProvider, byGoogle } = await opened()
    const arrived = await atProvider('google.com', owner)
    expect(arrived.localId).toBe(byGoogle.localId)
    const stranger = await atProvider('google.com', 'stranger@gmail.test')
    expect(stranger.localId).not.toBe(byGoogle.localId)
  })

  test('verifies the email with the owner’s Google account, and leaves a stranger’s Apple account linked', async () => {
    const { client, atProvider, accountOf } = await opened()
    const arrived = await atProvider('google.com', owner)
    expect(claimsOf(arrived.idToken)).toEqual([
      owner,
      true,
      'google.com',
      ['apple.com', 'google.com'],
    ])
    expect(
      await client.errorOf('signInWithPassword', { email: owner, password: 'vine-and-lattice' }),
    ).toBe('INVALID_LOGIN_CREDENTIALS')
    const stranger = await atProvider('apple.com', 'stranger@icloud.test')
    expect(stranger.localId).toBe(arrived.localId)
    expect(await accountOf(stranger)).toMatchObject({
      email: owner,
      providers: expect.arrayContaining([
        expect.objectContaining({ id: 'google.com', email: owner }),
        expect.objectContaining({ id: 'apple.com', email: 'stranger@icloud.test' }),
      ]),
    })
  })
})

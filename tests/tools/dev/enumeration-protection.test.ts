import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { startEmulators } from '../../../tools/dev/emulators.ts'
import { type EmulatorClient, emulatorClient } from './support/emulator-client.ts'

describe('With enumeration protection, the identity service', () => {
  let client: EmulatorClient

  beforeAll(async () => {
    const dir = mkdtempSync(join(tmpdir(), 'trellis-local-'))
    const emulators = await startEmulators({
      projectId: 'demo-trellis',
      host: '127.0.0.1',
      authPort: 0,
      storagePort: 0,
      dir,
    })
    client = emulatorClient(`http://127.0.0.1:${emulators.authPort}`, '')
    await client.signUp('known@example.test')
    return async () => {
      await emulators.stop()
      rmSync(dir, { recursive: true })
    }
  })

  test('returns the same error for a wrong password and an unknown email.', async () => {
    const responses = await Promise.all(
      ['known@example.test', 'unknown@example.test'].map((email) =>
        client.errorOf('signInWithPassword', { email, password: 'wrong-password' }),
      ),
    )
    expect(responses).toEqual(['INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS'])
  })

  test('accepts a password reset for an unknown email and sends no email.', async () => {
    await client.sendEmail({ requestType: 'PASSWORD_RESET', email: 'unknown@example.test' })
    expect(await client.emails()).toEqual([])
  })

  test('does not reveal the sign-in methods of an email.', async () => {
    const response = await client.accounts('createAuthUri', {
      identifier: 'known@example.test',
      continueUri: 'http://localhost',
    })
    expect(await response.json()).not.toHaveProperty('signinMethods')
  })
})

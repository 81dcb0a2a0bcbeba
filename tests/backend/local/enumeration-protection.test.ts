import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { startEmulators } from '../../../backend/local/emulators.ts'
import { type EmulatorClient, emulatorClient } from './support/emulator-client.ts'

describe('With enumeration protection the identity service', () => {
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

  test('answers a wrong password and an unknown address alike.', async () => {
    const answers = await Promise.all(
      ['known@example.test', 'unknown@example.test'].map((email) =>
        client.refused('signInWithPassword', { email, password: 'wrong-password' }),
      ),
    )
    expect(answers).toEqual(['INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS'])
  })

  test('accepts a password reset for an unknown address and sends nothing.', async () => {
    await client.sendMail({ requestType: 'PASSWORD_RESET', email: 'unknown@example.test' })
    expect(await client.mails()).toEqual([])
  })

  test('does not say how an address signs in.', async () => {
    const response = await client.accounts('createAuthUri', {
      identifier: 'known@example.test',
      continueUri: 'http://localhost',
    })
    expect(await response.json()).not.toHaveProperty('signinMethods')
  })
})

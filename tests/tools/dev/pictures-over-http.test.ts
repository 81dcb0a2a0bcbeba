import { expect, test } from 'vitest'
import { runningEmulators } from './support/emulators.ts'
import { temporaryFolder } from './support/folder.ts'

const twoMembers = async () => {
  const client = await runningEmulators(temporaryFolder())
  const [maya, eve] = await Promise.all([
    client.signUpVerified('maya@example.test'),
    client.signUpVerified('eve@example.test'),
  ])
  return { client, maya, eve, path: `profile_images/${maya.localId}` }
}

test('The storage emulator applies the rule to every operation.', async () => {
  const { client, maya, eve, path } = await twoMembers()
  const ben = await client.signUp('ben@example.test')
  const fiveMegabytes = 'x'.repeat(5 * 1024 * 1024)

  const responses = {
    'own png': await client.upload(path, maya.idToken),
    'own 5 MB': await client.upload(path, maya.idToken, { body: fiveMegabytes }),
    'own 5 MB and one byte': await client.upload(path, maya.idToken, { body: `${fiveMegabytes}x` }),
    'own svg': await client.upload(path, maya.idToken, { type: 'image/svg+xml' }),
    'png of another member': await client.upload(path, eve.idToken),
    'signed out png': await client.upload(path, null),
    'png with an unverified email': await client.upload(
      `profile_images/${ben.localId}`,
      ben.idToken,
    ),
    'own read': await client.describe(path, maya.idToken),
    'read by another member': await client.describe(path, eve.idToken),
    'signed out read': await client.describe(path, null),
    'own change of type': await client.changeType(path, maya.idToken, 'text/html'),
    list: await client.list(maya.idToken),
    'delete by another member': await client.remove(path, eve.idToken),
    'own delete': await client.remove(path, maya.idToken),
  }
  const statuses = Object.entries(responses).map(([what, { status }]) => [what, status])
  expect(Object.fromEntries(statuses)).toEqual({
    'own png': 200,
    'own 5 MB': 200,
    'own 5 MB and one byte': 403,
    'own svg': 403,
    'png of another member': 403,
    'signed out png': 403,
    'png with an unverified email': 403,
    'own read': 200,
    'read by another member': 403,
    'signed out read': 403,
    'own change of type': 403,
    list: 403,
    'delete by another member': 403,
    'own delete': 204,
  })
})

test('A rejected upload does not change the picture.', async () => {
  const { client, maya, eve, path } = await twoMembers()
  const uploaded = await client.upload(path, maya.idToken, { body: 'the own picture' })
  const { downloadTokens } = await uploaded.json()
  await client.upload(path, eve.idToken, { body: 'another picture' })

  const shown = await client.download(path, downloadTokens)
  expect(await shown.text()).toBe('the own picture')
})

test.each([
  ['of another project', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }],
  ['that has expired', { exp: 1 }],
  ['without a subject', { sub: undefined }],
])('A token %s is rejected.', async (_, change) => {
  const { client, maya, path } = await twoMembers()
  const [header, payload] = maya.idToken.split('.')
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')

  expect((await client.upload(path, `${header}.${forged}.`)).status).toBe(403)
  expect((await client.upload(path, maya.idToken)).status).toBe(200)
})

test('The admin routes of the storage emulator are blocked.', async () => {
  const { client, maya, path } = await twoMembers()
  await client.upload(path, maya.idToken)
  const reset = await fetch(`${client.storage}/internal/reset`, { method: 'POST' })

  expect(reset.status).toBe(403)
  expect((await client.describe(path, maya.idToken)).status).toBe(200)
})

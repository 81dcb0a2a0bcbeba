import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chosenPorts } from '../../../tools/dev/processes/ports.ts'
import { crash, runModule, untilReady } from './support/child.ts'
import { emulatorClient } from './support/emulator-client.ts'
import { projectId, runningEmulators } from './support/emulators.ts'
import { temporaryFolder } from './support/folder.ts'

const noPorts = { site: 0, api: 0, auth: 0, storage: 0 }

/** Starts the emulators in a separate process that can be killed. */
const separateEmulators = async (folder: string) => {
  const { auth, storage } = await chosenPorts(noPorts)
  const child = runModule('emulators-process.ts', {
    PROJECT_ID: projectId,
    AUTH_EMULATOR_PORT: String(auth),
    STORAGE_EMULATOR_PORT: String(storage),
    EMULATORS_DIR: folder,
  })
  await untilReady(child)
  const client = emulatorClient(`http://127.0.0.1:${auth}`, `http://127.0.0.1:${storage}`)
  return { child, client }
}

test('No acknowledged sign-up is lost when the emulators crash during many sign-ups.', async () => {
  const folder = temporaryFolder()
  const { child, client } = await separateEmulators(folder)
  const acknowledged: string[] = []
  const signUpUntilCrash = async (worker: number) => {
    for (let count = 0; ; count += 1) {
      const email = `member-${worker}-${count}@example.test`
      await client.signUp(email)
      acknowledged.push(email)
      if (acknowledged.length === 60) child.kill('SIGKILL')
    }
  }
  const workers = [1, 2, 3, 4].map((worker) => signUpUntilCrash(worker).catch(() => {}))
  await once(child, 'exit')
  await Promise.all(workers)

  const after = await runningEmulators(folder)
  const signedIn = await Promise.all(acknowledged.map((email) => after.signIn(email)))
  expect(signedIn.length).toBeGreaterThanOrEqual(60)
})

test('Sessions, unopened links, pictures and their URLs work after a crash.', async () => {
  const folder = temporaryFolder()
  const { child, client } = await separateEmulators(folder)
  const account = await client.signUp('ada@example.test')
  await client.sendEmail({ requestType: 'VERIFY_EMAIL', idToken: account.idToken })
  const member = await client.signUpVerified('maya@example.test')
  const path = `profile_images/${member.localId}`
  await client.upload(path, member.idToken, { body: 'the first picture' })
  const uploaded = await client.upload(path, member.idToken, { body: 'the second picture' })
  const { downloadTokens } = await uploaded.json()
  await crash(child)

  const after = await runningEmulators(folder)
  expect(await after.lookUp(member.idToken)).toMatchObject({ localId: member.localId })
  const picture = await after.download(path, downloadTokens)
  expect(await picture.text()).toBe('the second picture')
  const email = (await after.emails()).find(({ to }) => to === 'ada@example.test')
  expect((await fetch(email?.link ?? '')).status).toBe(200)
  expect(await after.lookUp(account.idToken)).toMatchObject({ emailVerified: true })
})

test('After a crash, deleted data is still deleted and incomplete uploads are removed.', async () => {
  const folder = temporaryFolder()
  const { child, client } = await separateEmulators(folder)
  const [gone, stays] = await Promise.all([
    client.signUpVerified('gone@example.test'),
    client.signUpVerified('stays@example.test'),
  ])
  for (const { localId, idToken } of [gone, stays]) {
    await client.upload(`profile_images/${localId}`, idToken)
  }
  const removed = await client.remove(`profile_images/${gone.localId}`, gone.idToken)
  expect(removed.status).toBe(204)
  expect((await client.accounts('delete', { idToken: gone.idToken })).status).toBe(200)
  await crash(child)
  writeFileSync(join(folder, 'pictures', 'half-an-upload'), 'half')

  const after = await runningEmulators(folder)
  const credentials = { email: 'gone@example.test', password: 'vine-and-lattice' }
  expect(await after.errorOf('signInWithPassword', credentials)).toBe('INVALID_LOGIN_CREDENTIALS')
  const { idToken } = await after.signIn('stays@example.test')
  expect((await after.describe(`profile_images/${stays.localId}`, idToken)).status).toBe(200)
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(1)
})

test('A Google account is recognised after a crash.', async () => {
  const folder = temporaryFolder()
  const google = (client: { accounts: (method: string, body: object) => Promise<Response> }) =>
    client.accounts('signInWithIdp', {
      requestUri: 'http://localhost',
      returnSecureToken: true,
      postBody: `providerId=google.com&id_token=${encodeURIComponent(
        JSON.stringify({ sub: 'google-1', email: 'g@example.test', email_verified: true }),
      )}`,
    })
  const { child, client } = await separateEmulators(folder)
  const first = await (await google(client)).json()
  await crash(child)

  const after = await runningEmulators(folder)
  const second = await (await google(after)).json()
  expect(second.localId).toBe(first.localId)
  expect(second.isNewUser ?? false).toBe(false)
})

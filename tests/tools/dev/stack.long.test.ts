import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { runningStack } from '../../../tools/dev/processes/data-folder.ts'
import type { Ports } from '../../../tools/dev/processes/ports.ts'
import { SEED_PASSWORD, seedMembers } from '../../../tools/dev/seed/members.ts'
import { startStack } from '../../../tools/dev/stack.ts'
import { runCommand } from './support/child.ts'
import { emulatorClient } from './support/emulator-client.ts'
import { temporaryFolder } from './support/folder.ts'

const record = z.object({
  data: z.object({
    data: z.object({
      firstName: z.string(),
      profileImage: z.string(),
      interests: z.array(z.string()),
      events: z.array(z.unknown()),
      friends: z.array(z.unknown()),
    }),
  }),
})

const accountList = z.object({ userInfo: z.array(z.object({ email: z.string() })) })

/** Starts a stack without a site, with requests of its members. */
const stackOn = async (dataDir: string, ports: Partial<Ports> = {}) => {
  const lines: string[] = []
  const onLine = (_: string, line: string) => lines.push(line)
  const stack = await startStack({ ports, dataDir, site: 'none', onLine })
  const { api, authEmulator, storageEmulator } = stack.urls
  const client = emulatorClient(authEmulator, storageEmulator)
  return {
    ...stack,
    lines,
    memberRecord: async (email: string) => {
      const { idToken } = await client.signIn(email, SEED_PASSWORD)
      const response = await fetch(`${api}/users/me`, {
        headers: { authorization: `Bearer ${idToken}`, 'x-auth-type': 'local' },
      })
      return record.parse(await response.json()).data.data
    },
    accounts: async () => {
      const path = `/identitytoolkit.googleapis.com/v1/projects/${stack.projectId}/accounts:query`
      const response = await fetch(`${authEmulator}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: '{}',
      })
      return accountList.parse(await response.json()).userInfo.map(({ email }) => email)
    },
  }
}

test('Seeded members are still there after a restart, and npm run reset removes them.', async () => {
  const dataDir = temporaryFolder()
  const env = { TRELLIS_DATA_DIR: dataDir }
  const emails = seedMembers.map(({ email }) => email)

  const early = await runCommand('seed.ts', env)
  expect(early).toEqual({ status: 1, output: expect.stringContaining('No stack is running') })

  const first = await stackOn(dataDir)
  const seeded = await runCommand('seed.ts', env)
  const seededAgain = await runCommand('seed.ts', env)
  expect(seeded.status).toBe(0)
  expect(seededAgain).toEqual(seeded)
  for (const email of emails) expect(seeded.output).toContain(email)
  expect(seeded.output).toContain(SEED_PASSWORD)
  expect((await first.accounts()).sort()).toEqual([...emails].sort())

  const inUse = expect.stringMatching(/is in use by another process \(pid \d+\).*TRELLIS_DATA_DIR/)
  expect(await runCommand('reset.ts', env)).toEqual({ status: 1, output: inUse })
  await expect(startStack({ dataDir, site: 'none' })).rejects.toThrow(
    /is in use by another process/,
  )
  expect((await runningStack(dataDir))?.api).toBe(first.urls.api)
  await first.stop()
  expect(await runningStack(dataDir)).toBeNull()

  // The URLs of the pictures contain the port of the storage.
  const storage = Number(new URL(first.urls.storageEmulator).port)
  const second = await stackOn(dataDir, { storage })
  const members = await Promise.all(emails.map((email) => second.memberRecord(email)))
  expect(members.map(({ firstName }) => firstName)).toEqual(
    seedMembers.map(({ firstName }) => firstName),
  )
  expect(members.map(({ events }) => events.length)).toEqual(
    seedMembers.map(({ events }) => events),
  )
  for (const { friends, profileImage } of members) {
    expect(friends).toHaveLength(4)
    expect(new URL(profileImage).pathname).toContain('profile_images')
  }
  expect([...first.lines, ...second.lines]).toEqual([])
  await second.stop()

  expect(await runCommand('reset.ts', env)).toMatchObject({ status: 0 })
  expect(readdirSync(dataDir)).toEqual([])
})

test('Origins match the ports, and seeding requires the key of this run.', async () => {
  const dataDir = temporaryFolder()
  const stack = await startStack({ dataDir, site: 'none', origins: ['http://localhost:4173'] })
  const { api, site } = stack.urls
  const allowed = async (origin: string) => {
    const response = await fetch(`${api}/health`, { headers: { origin } })
    return response.headers.get('access-control-allow-origin')
  }
  expect(await allowed(site)).toBe(site)
  expect(await allowed('http://localhost:4173')).toBe('http://localhost:4173')
  expect(await allowed('https://evil.example')).toBeNull()

  const members = new URL('/local/members/someone', api)
  const body = JSON.stringify({ events: [], friends: [] })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(members, { method: 'PUT', headers, body })).status).toBe(401)
  const authorization = `Bearer ${(await runningStack(dataDir))?.seedKey}`
  const authorised = await fetch(members, {
    method: 'PUT',
    headers: { ...headers, authorization },
    body,
  })
  expect(authorised.status).toBe(404)
  await stack.stop()
})

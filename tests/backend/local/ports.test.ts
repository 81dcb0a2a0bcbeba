import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import {
  chosenPorts,
  type Ports,
  portsFrom,
  previewPortFrom,
  takenPort,
} from '../../../backend/local/processes/ports.ts'
import { runCommand } from './support/child.ts'
import { temporaryFolder } from './support/folder.ts'

const listening = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    onTestFinished(() => {
      server.close()
    })
    server.once('error', reject)
    server.listen(0, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

const none: Ports = { site: 0, api: 0, auth: 0, storage: 0 }

test.each<[keyof Ports, string]>([
  ['site', 'SITE_PORT'],
  ['api', 'API_PORT'],
  ['auth', 'AUTH_EMULATOR_PORT'],
  ['storage', 'STORAGE_EMULATOR_PORT'],
])('A taken %s port is named with the variable %s.', async (part, variable) => {
  const port = await listening('127.0.0.1')
  const sentence = await takenPort({ ...none, [part]: port }, 'dev')
  expect(sentence).toBe(
    `Port ${port} is in use. Stop the program that uses it, or choose another with ${variable}.`,
  )
})

test('A port that is taken on the other loopback address counts as taken.', async () => {
  const port = await listening('::1')
  expect(await takenPort({ ...none, site: port }, 'preview')).toContain('PREVIEW_PORT')
})

test('A port that nobody uses is free, and a site that does not run needs none.', async () => {
  const { api } = await chosenPorts(none)
  const taken = await listening('127.0.0.1')
  expect(await takenPort({ ...none, api }, 'dev')).toBeNull()
  expect(await takenPort({ ...none, site: taken }, 'none')).toBeNull()
})

test('Two parts on one port are refused by both names.', async () => {
  const { api } = await chosenPorts(none)
  expect(await takenPort({ ...none, api, storage: api }, 'dev')).toBe(
    `STORAGE_EMULATOR_PORT and API_PORT are both ${api}; choose two ports.`,
  )
})

test('The standard ports hold where the environment says nothing.', () => {
  expect(portsFrom({ SITE_PORT: ' ' })).toEqual({
    site: 5173,
    api: 8787,
    auth: 9099,
    storage: 9199,
  })
  expect(previewPortFrom({})).toBe(4173)
})

test.each(['abc', '0', '65536', '-1', '80.5', '0x50'])('"%s" is no port.', (text) => {
  expect(() => portsFrom({ API_PORT: text })).toThrow(
    `API_PORT must be a port number from 1 to 65535, not "${text}".`,
  )
})

test('npm start stops with the one line when a port is taken.', async () => {
  const port = await listening('127.0.0.1')
  const { status, output } = await runCommand('start.ts', {
    SITE_PORT: String(port),
    TRELLIS_DATA_DIR: temporaryFolder(),
  })
  expect(status).toBe(1)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is in use.`)])
})

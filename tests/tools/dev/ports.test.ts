import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import {
  chosenPorts,
  findPortConflict,
  type Ports,
  portsFrom,
  previewPortFrom,
} from '../../../tools/dev/processes/ports.ts'
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
])('A %s port in use is reported with the variable %s.', async (part, variable) => {
  const port = await listening('127.0.0.1')
  const message = await findPortConflict({ ...none, [part]: port }, 'dev')
  expect(message).toBe(
    `Port ${port} is in use. Stop the program that uses it, or set ${variable} to another port.`,
  )
})

test('A port in use on the other loopback address is reported.', async () => {
  const port = await listening('::1')
  expect(await findPortConflict({ ...none, site: port }, 'preview')).toContain('PREVIEW_PORT')
})

test('A free port is not reported, nor the port of a site that does not run.', async () => {
  const { api } = await chosenPorts(none)
  const portInUse = await listening('127.0.0.1')
  expect(await findPortConflict({ ...none, api }, 'dev')).toBeNull()
  expect(await findPortConflict({ ...none, site: portInUse }, 'none')).toBeNull()
})

test('Two parts with the same port are reported with both variables.', async () => {
  const { api } = await chosenPorts(none)
  expect(await findPortConflict({ ...none, api, storage: api }, 'dev')).toBe(
    `STORAGE_EMULATOR_PORT and API_PORT are both ${api}. Use two different ports.`,
  )
})

test('Ports without a setting have their defaults.', () => {
  expect(portsFrom({ SITE_PORT: ' ' })).toEqual({
    site: 5173,
    api: 8787,
    auth: 9099,
    storage: 9199,
  })
  expect(previewPortFrom({})).toBe(4173)
})

test.each(['abc', '0', '65536', '-1', '80.5', '0x50'])('"%s" is not a valid port.', (text) => {
  expect(() => portsFrom({ API_PORT: text })).toThrow(
    `API_PORT must be a port number from 1 to 65535, not "${text}".`,
  )
})

test('npm start exits with one line if a port is in use.', async () => {
  const port = await listening('127.0.0.1')
  const { status, output } = await runCommand('start.ts', {
    SITE_PORT: String(port),
    TRELLIS_DATA_DIR: temporaryFolder(),
  })
  expect(status).toBe(1)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is in use.`)])
})

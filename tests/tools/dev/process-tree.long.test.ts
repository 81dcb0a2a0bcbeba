import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emulatorsPart } from '../../../tools/dev/local-stack-parts.ts'
import { chosenPorts, findPortConflict, type Ports } from '../../../tools/dev/processes/ports.ts'
import { childrenOf, exitOf, printed, runModule } from './support/child.ts'

/** All tests use the same folder, because the next start must find it unlocked and intact. */
const dataDir = mkdtempSync(join(tmpdir(), 'trellis-local-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs `npm start` on its own ports. `ended` waits until no part of it is listening. */
const started = async () => {
  const ports = await chosenPorts({ site: 0, api: 0, auth: 0, storage: 0 })
  const child = runModule('start.ts', environment(ports), { detached: true })
  const output = printed(child)
  await output.until('Remove the data')
  const pid = child.pid ?? 0
  const ended = () =>
    expect.poll(() => findPortConflict(ports, 'dev'), { timeout: 30_000 }).toBeNull()
  return { child, pid, output, ports, ended }
}

const environment = (ports: Ports) => ({
  SITE_PORT: String(ports.site),
  API_PORT: String(ports.api),
  AUTH_EMULATOR_PORT: String(ports.auth),
  STORAGE_EMULATOR_PORT: String(ports.storage),
  TRELLIS_DATA_DIR: dataDir,
})

test('Ctrl-C stops the whole process tree, and the output is only the one block.', async () => {
  const { child, pid, output, ports, ended } = await started()
  expect(childrenOf(pid)).toHaveLength(3)
  expect(await findPortConflict(ports, 'dev')).toContain(`Port ${ports.site} is in use`)

  const exit = exitOf(child)
  process.kill(-pid, 'SIGINT')
  expect(await exit).toBe(0)
  await ended()
  const names = (await output.all).split('\n').map((line) => line.trim().split(/ {2,}/)[0])
  expect(names.filter((name) => name !== '')).toEqual([
    'Trellis is running.',
    'Site',
    'Machine lab',
    'Mailbox',
    'Backend',
    'Geocoder',
    'Auth emulator',
    'Storage emulator',
    'Data',
    'Stop',
    'Remove the data',
    'Stopping …',
  ])
})

test('Ctrl-C during the start exits after all child processes have exited.', async () => {
  const ports = await chosenPorts({ site: 0, api: 0, auth: 0, storage: 0 })
  const child = runModule('start.ts', environment(ports), { detached: true })
  const output = printed(child)
  const exit = exitOf(child)
  const pid = child.pid ?? 0
  await expect.poll(() => childrenOf(pid), { timeout: 30_000 }).toHaveLength(3)
  const children = childrenOf(pid)

  process.kill(-pid, 'SIGINT')
  expect(await exit).toBe(0)
  expect(children.filter(isRunning)).toEqual([])
  expect((await output.all).trim()).toBe('Stopping …')
})

test('A part stops if its parent has ended before the part has loaded its modules.', async () => {
  const ports = await chosenPorts({ site: 0, api: 0, auth: 0, storage: 0 })
  const { env } = emulatorsPart(ports, dataDir)
  const child = runModule('emulators-process.ts', env)
  const exit = exitOf(child)
  child.disconnect()
  expect(await exit).toBe(0)
})

test('Killing the parent stops all parts.', async () => {
  const { child, pid, ended } = await started()
  const children = childrenOf(pid)
  expect(children).toHaveLength(3)

  const exit = exitOf(child)
  child.kill('SIGKILL')
  expect(await exit).toBe('SIGKILL')
  await ended()
  await expect.poll(() => children.filter(isRunning), { timeout: 30_000 }).toEqual([])
})

test('If one part is killed, the others stop, with one line of output.', async () => {
  const { child, pid, output, ended } = await started()
  const backend = childrenOf(pid).find(({ command }) => command.includes('backend-process'))
  const exit = exitOf(child)
  process.kill(backend?.pid ?? 0, 'SIGKILL')

  expect(await exit).toBe(1)
  await ended()
  expect(await output.all).toContain(
    'The process "backend" exited unexpectedly (SIGKILL). Stopping the others.',
  )
})

const isRunning = ({ pid }: { pid: number }): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'

const program = fileURLToPath(new URL('../../../backend/api/main.ts', import.meta.url))
const loader = fileURLToPath(new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url))

/** The production entry as a process, in a folder without an `.env`. */
const run = (env: Record<string, string>, cwd: string) => {
  const child = spawn(process.execPath, ['--import', loader, program], {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  const output = { out: '', err: '' }
  child.stderr.on('data', (data) => {
    output.err += String(data)
  })
  const listening = new Promise<number>((resolve) => {
    child.stdout.on('data', (data) => {
      output.out += String(data)
      const [, port] = /"port":(\d+)/.exec(output.out) ?? []
      if (port) resolve(Number(port))
    })
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, output, listening, exit }
}
let running: ChildProcess | undefined
let folder = ''

afterEach(async () => {
  running?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const local = {
  FIREBASE_PROJECT_ID: 'demo-trellis',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9',
  ALLOW_UNSIGNED_TOKENS: '1',
  API_PORT: '0',
  DATA_DIR: 'memory://',
}

describe('npm run api', () => {
  test('refuses unsigned tokens in production, says why and ends with 1', async () => {
    folder = await mkdtemp(join(tmpdir(), 'trellis-main-'))
    const { exit, output } = run({ ...local, NODE_ENV: 'production' }, folder)
    expect(await exit).toBe(1)
    expect(output.err).toContain(
      'NODE_ENV is production: unsigned tokens are never accepted there.',
    )
    expect(output.err).not.toContain('    at ')
  })

  test('serves, and on SIGTERM stops in good order', async () => {
    folder = await mkdtemp(join(tmpdir(), 'trellis-main-'))
    const { child, exit, listening, output } = run(local, folder)
    const health = await fetch(`http://127.0.0.1:${await listening}/api/health`)
    expect(await health.json()).toEqual({ success: true, status: 'ok' })
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    const said = output.out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(said).toMatchObject([
      { msg: 'listening', tokens: 'emulator' },
      { msg: 'swept' },
      { msg: 'request', status: 200 },
      { msg: 'stopping', reason: 'SIGTERM' },
      { msg: 'stopped' },
    ])
  })
})

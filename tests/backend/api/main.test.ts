import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startProgram } from './support/program.ts'

const program = fileURLToPath(new URL('../../../backend/api/main.ts', import.meta.url))
const loader = fileURLToPath(new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url))

let folder = ''
let running: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-main-'))
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** The production entry, in a folder without an `.env`. */
const start = (env: Record<string, string>) => {
  const started = startProgram(['--import', loader, program], { cwd: folder, env })
  running = started.child
  return started
}

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
    const { exit, output } = start({ ...local, NODE_ENV: 'production' })
    expect(await exit).toBe(1)
    expect(output.err).toContain(
      'NODE_ENV is production: unsigned tokens are never accepted there.',
    )
    expect(output.err).not.toContain('    at ')
  }, 60_000)

  test('serves, and on SIGTERM stops in good order', async () => {
    const { child, exit, listening, output } = start(local)
    const health = await fetch(`http://127.0.0.1:${await listening}/api/health`)
    expect(await health.json()).toEqual({ success: true, status: 'ok' })
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    const lines = output.out.trim().split('\n')
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { msg: 'listening', tokens: 'emulator' },
      { msg: 'swept' },
      { msg: 'request', status: 200 },
      { msg: 'stopping', reason: 'SIGTERM' },
      { msg: 'stopped' },
    ])
  }, 60_000)
})

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startProgram } from './support/program.ts'

const program = fileURLToPath(new URL('../../backend/main.ts', import.meta.url))
const loader = fileURLToPath(new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url))

let folder = ''
let running: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-main-'))
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Starts the production entry in a folder without an `.env`. */
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
  API_RELEASE: 'r-7',
}

/** The log lines of standard output. */
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

const isRequest = (line: unknown) => Object(line).msg === 'request'

/** Sends a GET request on a keep-alive connection. */
const request = async (url: string, agent: Agent) => {
  const [response] = await once(get(url, { agent }), 'response')
  response.resume()
  await once(response, 'end')
  return { status: response.statusCode, connection: response.headers.connection }
}

describe('npm run api', () => {
  test('refuses unsigned tokens in production, logs why and exits with 1', async () => {
    const { exit, output } = start({ ...local, NODE_ENV: 'production', API_RELEASE: '' })
    expect(await exit).toBe(1)
    expect(lines(output.out)).toMatchObject([
      {
        level: 60,
        kind: 'start',
        msg: 'not started',
        release: 'unknown',
        problems: expect.arrayContaining([
          'NODE_ENV is production: unsigned tokens are never accepted there.',
        ]),
      },
    ])
    expect(output.err).toBe('')
  }, 60_000)

  test('serves requests and, on a separate port, metrics without personal data, and stops gracefully on SIGTERM', async () => {
    const { child, exit, listening, output } = start({ ...local, METRICS_PORT: '0' })
    const api = `http://127.0.0.1:${await listening}`
    await expect.poll(() => output.out).toContain('cleaned up')
    expect(await (await fetch(`${api}/api/health`)).json()).toEqual({ success: true, status: 'ok' })
    expect((await fetch(`${api}/api/health/ready`)).status).toBe(200)
    await fetch(`${api}/api/users/me`, { headers: { authorization: 'Bearer mark-of-a-secret' } })
    await fetch(`${api}/api/mark-of-a-secret`)
    const [, port] = /"metricsPort":(\d+)/.exec(output.out) ?? []
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const counted = metrics.split('\n').filter((line) => line.includes('duration_seconds_count'))
    expect(counted.sort()).toEqual([
      'http_server_request_duration_seconds_count{method="GET",route="/*",status="404"} 1',
      'http_server_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
      'http_server_request_duration_seconds_count{method="GET",route="/api/health/ready",status="200"} 1',
      'http_server_request_duration_seconds_count{method="GET",route="/api/users/me",status="401"} 1',
    ])
    expect(metrics).toMatch(/^instance_info{release="r-7",instance="[^"]+-\d+"} 1$/m)
    expect(metrics).toContain('clean_up_removed_rows_total{kind="rateLimits"} 0')
    expect(metrics).not.toContain('mark-of-a-secret')
    expect((await fetch(`${api}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404)

    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    const name = { release: 'r-7', instance: expect.stringMatching(/-\d+$/) }
    const logged = lines(output.out).filter((line) => !isRequest(line))
    expect(logged).toMatchObject([
      { msg: 'listening', tokens: 'emulator', ...name },
      { msg: 'cleaned up', unverifiedMembers: { removed: 0, outcome: 'complete' }, ...name },
      { msg: 'ready' },
      { msg: 'stopping', reason: 'SIGTERM' },
      { msg: 'stopped', ...name },
    ])
    expect(lines(output.out).filter(isRequest)[0]).toMatchObject({ status: 200, ...name })
  }, 60_000)

  test('while it drains, serves requests, reports that it is not ready and ends connections', async () => {
    const { child, exit, listening } = start({ ...local, API_DRAIN_SECONDS: '60' })
    const api = `http://127.0.0.1:${await listening}/api`
    const agent = new Agent({ keepAlive: true })
    const before = await request(`${api}/health`, agent)
    expect(before).toEqual({ status: 200, connection: 'keep-alive' })
    child.kill('SIGTERM')
    await expect.poll(() => request(`${api}/health/ready`, agent)).toMatchObject({ status: 503 })
    expect(await request(`${api}/health`, agent)).toEqual({ status: 200, connection: 'close' })
    child.kill('SIGKILL')
    await exit
  }, 60_000)

  test('logs in one line why it cannot start', async () => {
    const { exit, output } = start({ ...local, DATABASE_URL: 'postgresql://127.0.0.1:1/none' })
    expect(await exit).toBe(1)
    expect(lines(output.out)).toMatchObject([
      {
        level: 60,
        kind: 'start',
        database: 'network',
        error: expect.stringContaining('ECONNREFUSED'),
      },
    ])
    expect(output.err).toBe('')
  }, 60_000)
})

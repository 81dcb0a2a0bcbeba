import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProgram } from './support/program.ts'
import { createDatabase } from './support/test-database.ts'

/** The files that the Dockerfile copies into the image: the bundle and the migrations. */
const image = mkdtempSync(join(tmpdir(), 'trellis-image-'))

beforeAll(() => {
  const built = spawnSync(
    'npx',
    ['vite', 'build', '--config', 'backend/bundle.config.ts', '--outDir', image],
    { encoding: 'utf8' },
  )
  expect(built.stderr + built.stdout).not.toContain('rror')
  cpSync('backend/database/migrations', join(image, 'migrations'), { recursive: true })
}, 60_000)
afterAll(() => rmSync(image, { recursive: true, force: true }))

const settings = {
  NODE_ENV: 'production',
  FIREBASE_PROJECT_ID: 'trellis-live',
  FIREBASE_STORAGE_BUCKET: 'trellis-live.appspot.com',
  FIREBASE_API_KEY: 'a-web-api-key',
  HASH_KEY: 'a-hash-key-of-32-or-more-characters',
  CORS_ORIGINS: 'https://trellis.example',
  API_PORT: '0',
  API_DRAIN_SECONDS: '0',
}

describe('the container’s bundle', () => {
  test('has the commands of an operator under the names of the repository', async () => {
    const { scripts } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8'))
    expect(Object.keys(scripts).sort()).toEqual([
      'api',
      'db:migrate',
      'member:export',
      'pictures:clean-up',
      'reports:export',
      'restore:reconcile',
    ])
    for (const script of Object.keys(scripts)) {
      const env = { DATABASE_URL: 'postgresql://127.0.0.1:1/none' }
      const { exit, output } = startProgram([script.replace(':', '-').concat('.mjs')], {
        cwd: image,
        env,
      })
      expect(await exit).toBe(1)
      expect(`${output.out}${output.err}`).toMatch(/ECONNREFUSED|FIREBASE_PROJECT_ID is missing/)
    }
  })

  test('runs without node_modules and refuses to start without a database', async () => {
    const { exit, output } = startProgram(['api.mjs'], { cwd: image, env: settings })
    expect(await exit).toBe(1)
    expect(output.err).toBe('')
    expect(JSON.parse(output.out)).toMatchObject({
      kind: 'start',
      problems: ['DATABASE_URL is missing: the embedded database is not for production.'],
    })
  })

  test.each([process.env.TEST_DATABASE_URL ?? ''].filter(Boolean))(
    'migrates an empty PostgreSQL database and serves requests',
    async (server) => {
      const { url, drop } = await createDatabase(server)
      const env = { ...settings, DATABASE_URL: url }
      const { child, listening, exit } = startProgram(['api.mjs'], { cwd: image, env })
      const health = await fetch(`http://127.0.0.1:${await listening}/api/health`)
      expect(await health.json()).toEqual({ success: true, status: 'ok' })
      child.kill('SIGTERM')
      expect(await exit).toBe(0)
      await drop()
    },
  )
})

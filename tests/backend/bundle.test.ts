import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
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
  test('has fewer than eight files', () => {
    expect(readdirSync(image).filter((name) => name.endsWith('.mjs')).length).toBeLessThan(8)
  })

  test('runs without node_modules and refuses to start without a database', async () => {
    const { exit, output } = startProgram(['main.mjs'], { cwd: image, env: settings })
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
      const { child, listening, exit } = startProgram(['main.mjs'], { cwd: image, env })
      const health = await fetch(`http://127.0.0.1:${await listening}/api/health`)
      expect(await health.json()).toEqual({ success: true, status: 'ok' })
      child.kill('SIGTERM')
      expect(await exit).toBe(0)
      await drop()
    },
  )
})

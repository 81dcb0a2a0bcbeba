import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { environment } from '../../backend/config/environment.ts'
import { readConfig } from '../../backend/config.ts'

const text = readFileSync('.env.example', 'utf8')
const documented = parseEnv(text)
const hashKey = 'hash-key-of-32-or-more-characters'

/** The settings that the site's sources read, except those that only the local stack sets. */
const readBySite = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/VITE_[A-Z_]+/g) ?? [])
    .filter((name) => !name.startsWith('VITE_LOCAL_'))

describe('.env.example', () => {
  test('documents every setting of the API', () => {
    const names = Object.keys(documented).filter((name) => !name.startsWith('VITE_'))
    expect(names.sort()).toEqual(Object.keys(environment.shape).sort())
  })

  test('documents every setting that the site reads', () => {
    const undocumented = [...new Set(readBySite('src'))].filter((name) => !(name in documented))
    expect(undocumented).toEqual([])
  })

  test('explains each setting in a comment above it', () => {
    const lines = text.split('\n')
    const bare = lines.filter(
      (line, at) => /^[A-Z_]+=/.test(line) && !lines[at - 1]?.startsWith('# '),
    )
    expect(bare).toEqual([])
  })

  test('is a valid configuration of the API, but for its public HASH_KEY', () => {
    expect(readConfig({ ...documented, HASH_KEY: hashKey })).toMatchObject({
      ...{ production: true, tokens: { kind: 'google' } },
    })
    expect(() => readConfig(documented)).toThrow(/refuses to start:\n- HASH_KEY is public.*$/)
  })

  test('leaves the image its own settings if their entries are empty', () => {
    const [, line = ''] = /^ENV (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
    const ofImage = parseEnv(line.replace('$RELEASE', 'r-7').replaceAll(' ', '\n'))
    const empty = { NODE_ENV: '', API_HOST: '', API_PORT: '', API_RELEASE: '' }
    const config = readConfig({ ...ofImage, ...documented, HASH_KEY: hashKey, ...empty })
    expect(config).toMatchObject({ production: true, host: '0.0.0.0', port: 8787, release: 'r-7' })
    const own = readConfig({ ...ofImage, ...documented, HASH_KEY: hashKey, API_PORT: '99' })
    expect(own.port).toBe(99)
  })

  test('lists the actual defaults', () => {
    const { DATABASE_URL, CORS_ORIGINS } = documented
    const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_STORAGE_BUCKET } = documented
    const needed = {
      NODE_ENV: 'production',
      DATABASE_URL,
      FIREBASE_PROJECT_ID,
      FIREBASE_API_KEY,
      HASH_KEY: hashKey,
      FIREBASE_STORAGE_BUCKET,
      CORS_ORIGINS,
    }
    const given = readConfig({ ...documented, HASH_KEY: hashKey, API_HOST: '', TRUST_PROXY: '' })
    expect(readConfig(needed)).toEqual(given)
  })
})

import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../backend/api/config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db.example/trellis',
  FIREBASE_PROJECT_ID: 'trellis-live',
  FIREBASE_STORAGE_BUCKET: 'trellis-live.appspot.com',
  CORS_ORIGINS: 'https://trellis.example',
}

const local = {
  FIREBASE_PROJECT_ID: 'demo-trellis',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  ALLOW_UNSIGNED_TOKENS: '1',
}

/** What the API says instead of starting. */
const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'it starts'
}

describe('production settings', () => {
  test('need five entries and have limits by default', () => {
    expect(readConfig(production)).toEqual({
      production: true,
      host: '127.0.0.1',
      port: 8787,
      databaseUrl: 'postgresql://db.example/trellis',
      dataDir: '.data/database',
      databasePoolSize: 10,
      projectId: 'trellis-live',
      identityApiKey: '',
      tokens: { kind: 'google' },
      pictures: {
        bucket: 'trellis-live.appspot.com',
        origins: ['https://firebasestorage.googleapis.com'],
      },
      corsOrigins: ['https://trellis.example'],
      trustedProxies: 0,
      limits: {
        register: { calls: 60, seconds: 3600 },
        login: { calls: 120, seconds: 300 },
        'resolve-login': { calls: 20, seconds: 300 },
        'report-bug': { calls: 10, seconds: 3600 },
      },
      logLevel: 'info',
    })
  })

  test.each([
    ['DATABASE_URL', 'DATABASE_URL is missing'],
    ['FIREBASE_PROJECT_ID', 'FIREBASE_PROJECT_ID is missing'],
    ['FIREBASE_STORAGE_BUCKET', 'FIREBASE_STORAGE_BUCKET is missing'],
    ['CORS_ORIGINS', 'CORS_ORIGINS is missing'],
  ])('without %s are refused', (name, sentence) => {
    expect(refusal({ ...production, [name]: '' })).toContain(sentence)
  })

  test.each([
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must begin with postgresql://'],
    [
      'FIREBASE_PROJECT_ID',
      'Trellis Live',
      'FIREBASE_PROJECT_ID is not the id of a Firebase project',
    ],
    [
      'FIREBASE_STORAGE_BUCKET',
      'gs://bucket',
      'FIREBASE_STORAGE_BUCKET is not the name of a bucket',
    ],
    ['API_PORT', '87870', 'API_PORT'],
    ['API_PORT', 'http', 'API_PORT must be a port number'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY must be 0 or more'],
    ['RATE_LIMIT_LOGIN', '60 per hour', 'RATE_LIMIT_LOGIN must read calls/seconds'],
    ['RATE_LIMIT_LOGIN', '0/60', 'RATE_LIMIT_LOGIN must read calls/seconds'],
    ['LOG_LEVEL', 'verbose', 'LOG_LEVEL must be debug, info, warn, error or silent'],
    ['CORS_ORIGINS', '*', 'CORS_ORIGINS: "*" is not an origin'],
    [
      'CORS_ORIGINS',
      'https://*.trellis.example',
      'CORS_ORIGINS: "https://*.trellis.example" is not an origin',
    ],
    [
      'CORS_ORIGINS',
      'https://trellis.example/',
      'CORS_ORIGINS: "https://trellis.example/" is not an origin',
    ],
    ['CORS_ORIGINS', 'trellis.example', 'CORS_ORIGINS: "trellis.example" is not an origin'],
    ['CORS_ORIGINS', 'http://trellis.example', 'must use https in production'],
  ])('with %s=%s are refused', (name, value, sentence) => {
    expect(refusal({ ...production, [name]: value })).toContain(sentence)
  })

  test('are refused with all their faults at once, a line each', () => {
    const said = refusal({ ...production, DATABASE_URL: '', CORS_ORIGINS: 'http://a.example,*' })
    expect(said.split('\n')).toHaveLength(4)
    expect(said).toMatch(/^The API refuses to start:\n- /)
  })

  test('may name several origins', () => {
    const config = readConfig({
      ...production,
      CORS_ORIGINS: 'https://a.example, https://b.example',
    })
    expect(config.corsOrigins).toEqual(['https://a.example', 'https://b.example'])
  })
})

describe('unsigned tokens', () => {
  test('count on one developer’s machine, when every setting says so', () => {
    expect(readConfig(local).tokens).toEqual({ kind: 'emulator', host: '127.0.0.1:9099' })
  })

  test.each([
    [
      'in production',
      {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgresql://x/y',
        CORS_ORIGINS: 'https://a.example',
      },
      'NODE_ENV is production',
    ],
    ['without the flag', { ALLOW_UNSIGNED_TOKENS: '0' }, 'ALLOW_UNSIGNED_TOKENS is not 1'],
    [
      'without the emulator’s address',
      { FIREBASE_AUTH_EMULATOR_HOST: '' },
      'FIREBASE_AUTH_EMULATOR_HOST is empty',
    ],
    [
      'with an emulator elsewhere',
      { FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.5:9099' },
      'not on this machine',
    ],
    [
      'with an emulator that only looks near',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099@evil.example:80' },
      'not on this machine',
    ],
    [
      'with an emulator behind a path',
      { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099/x' },
      'not on this machine',
    ],
    [
      'with a name that begins like loopback',
      { FIREBASE_AUTH_EMULATOR_HOST: 'localhost.evil.example:9099' },
      'not on this machine',
    ],
    ['with a real project', { FIREBASE_PROJECT_ID: 'trellis-live' }, 'does not begin with demo-'],
    ['when other machines can call', { API_HOST: '0.0.0.0' }, 'API_HOST is open to other machines'],
    [
      'with a storage emulator elsewhere',
      { FIREBASE_STORAGE_EMULATOR_HOST: '10.0.0.5:9199' },
      'FIREBASE_STORAGE_EMULATOR_HOST is for a developer’s machine',
    ],
  ])('are refused %s', (_, change, sentence) => {
    expect(refusal({ ...local, ...change })).toContain(sentence)
  })

  test('are refused when production was given only the emulator’s address', () => {
    expect(refusal({ ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toContain(
      'NODE_ENV is production',
    )
  })

  test('are refused when production was given only the flag', () => {
    expect(refusal({ ...production, ALLOW_UNSIGNED_TOKENS: '1' })).toContain(
      'NODE_ENV is production',
    )
  })

  test('leave no demo project that waits for Google’s keys', () => {
    expect(refusal({ ...production, FIREBASE_PROJECT_ID: 'demo-trellis' })).toContain(
      'exists in the emulator only',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db.example/trellis',
  FIREBASE_PROJECT_ID: 'trellis-live',
  FIREBASE_API_KEY: 'server-key',
  HASH_KEY: 'hash-key-of-32-or-more-characters',
  FIREBASE_STORAGE_BUCKET: 'trellis-live.appspot.com',
  CORS_ORIGINS: 'https://trellis.example',
}

const local = {
  FIREBASE_PROJECT_ID: 'demo-trellis',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  ALLOW_UNSIGNED_TOKENS: '1',
}

/** The error message with which the API refuses to start. */
const errorOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'it starts'
}

describe('production settings', () => {
  test('require seven entries and have default limits', () => {
    expect(readConfig(production)).toEqual({
      production: true,
      host: '127.0.0.1',
      port: 8787,
      databaseUrl: 'postgresql://db.example/trellis',
      databaseUrlFile: '',
      dataDir: '.data/database',
      databasePoolSize: 10,
      projectId: 'trellis-live',
      identityApiKey: 'server-key',
      hashKey: 'hash-key-of-32-or-more-characters',
      tokens: { kind: 'google' },
      pictures: {
        bucket: 'trellis-live.appspot.com',
        origins: ['https://firebasestorage.googleapis.com'],
      },
      corsOrigins: ['https://trellis.example'],
      trustedProxies: 0,
      limits: {
        register: { requests: 60, seconds: 3600 },
        login: { requests: 120, seconds: 300 },
        'resolve-login': { requests: 20, seconds: 300 },
        'report-bug': { requests: 10, seconds: 3600 },
        'web-vitals': { requests: 300, seconds: 300 },
        'site-reports': { requests: 30, seconds: 3600 },
      },
      logLevel: 'info',
      release: 'unknown',
      metrics: null,
      drainSeconds: 5,
      maintenance: false,
      bugReportDays: 365,
      cleanUpConfirmedOn: '',
    })
  })

  test('report invalid values and broken rules between settings in one run', () => {
    const lines = errorOf({
      ...production,
      API_PORT: 'many',
      FIREBASE_PROJECT_ID: 'Trellis Live',
      FIREBASE_STORAGE_BUCKET: 'gs://pictures',
      CORS_ORIGINS: 'http://trellis.example',
      DATABASE_URL: '',
    }).split('\n')
    expect(lines).toEqual([
      'The API refuses to start:',
      '- API_PORT must be a port number.',
      '- FIREBASE_PROJECT_ID is not the id of a Firebase project.',
      '- FIREBASE_STORAGE_BUCKET is not the name of a bucket.',
      '- CORS_ORIGINS: "http://trellis.example" must use https in production.',
      '- DATABASE_URL is missing: the embedded database is not for production.',
    ])
  })

  test('serve metrics on loopback if only a port is set', () => {
    expect(readConfig({ ...production, METRICS_PORT: '9464' }).metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    })
  })

  test.each([
    ['DATABASE_URL', 'DATABASE_URL is missing'],
    ['FIREBASE_PROJECT_ID', 'FIREBASE_PROJECT_ID is missing'],
    ['FIREBASE_API_KEY', 'FIREBASE_API_KEY is missing'],
    ['HASH_KEY', 'HASH_KEY is missing'],
    ['FIREBASE_STORAGE_BUCKET', 'FIREBASE_STORAGE_BUCKET is missing'],
    ['CORS_ORIGINS', 'CORS_ORIGINS is missing'],
  ])('without %s are refused', (name, message) => {
    expect(errorOf({ ...production, [name]: '' })).toContain(message)
  })

  test.each([
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must begin with postgresql://'],
    ...[
      'postgresql://trellis:secret@db1:5432,db2:5432/trellis',
      'postgresql://db1,db2/trellis',
      'postgresql:///trellis?host=db1,db2',
      'postgresql:///trellis?host=db1&host=db2',
      'postgresql://db1/trellis?sslmode=verify-full&target_session_attrs=read-write',
    ].map((url) => ['DATABASE_URL', url, 'DATABASE_URL must name one host']),
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
    ['HASH_KEY', 'of-31-characters-0123456789abcd', 'HASH_KEY must have at least 32 characters'],
    ['API_PORT', '87870', 'API_PORT'],
    ['API_PORT', 'http', 'API_PORT must be a port number'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY must be 0 or more'],
    ['RATE_LIMIT_LOGIN', '60 per hour', 'RATE_LIMIT_LOGIN must be requests/seconds'],
    ['RATE_LIMIT_LOGIN', '0/60', 'RATE_LIMIT_LOGIN must be requests/seconds'],
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
  ])('with %s=%s are refused', (name, value, message) => {
    expect(errorOf({ ...production, [name]: value })).toContain(message)
  })

  test.each([
    'postgresql://trellis:a,b@db.internal:5432/trellis?sslmode=verify-full',
    'postgres://db/trellis?host=%2Fvar%2Frun%2Fpostgresql&options=-c%20a=b,c',
    'postgresql://[::1]:5432/trellis',
  ])('may name one database host: %s', (url) => {
    expect(readConfig({ ...production, DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  test('with one key for two purposes are refused', () => {
    const key = 'one-key-of-32-or-more-characters-'
    expect(errorOf({ ...production, FIREBASE_API_KEY: key, HASH_KEY: key })).toContain(
      'HASH_KEY is FIREBASE_API_KEY: it must be a secret of its own',
    )
  })

  test('report every problem in a line of its own', () => {
    const message = errorOf({ ...production, DATABASE_URL: '', CORS_ORIGINS: 'http://a.example,*' })
    expect(message.split('\n')).toHaveLength(4)
    expect(message).toMatch(/^The API refuses to start:\n- /)
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
  test('are accepted on a developer’s machine if every setting allows it', () => {
    expect(readConfig(local).tokens).toEqual({ kind: 'emulator', host: '127.0.0.1:9099' })
  })

  test('need no HASH_KEY', () => {
    expect(readConfig(local).hashKey).not.toBe('')
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
      'without the emulator’s host',
      { FIREBASE_AUTH_EMULATOR_HOST: '' },
      'FIREBASE_AUTH_EMULATOR_HOST is empty',
    ],
    [
      'with an emulator on another machine',
      { FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.5:9099' },
      'not on this machine',
    ],
    [
      'with loopback as the user info of another host',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099@evil.example:80' },
      'not on this machine',
    ],
    [
      'with a path after the host',
      { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099/x' },
      'not on this machine',
    ],
    [
      'with a host name that begins with localhost',
      { FIREBASE_AUTH_EMULATOR_HOST: 'localhost.evil.example:9099' },
      'not on this machine',
    ],
    ['with a real project', { FIREBASE_PROJECT_ID: 'trellis-live' }, 'does not begin with demo-'],
    [
      'if the API listens for other machines',
      { API_HOST: '0.0.0.0' },
      'API_HOST is open to other machines',
    ],
    [
      'with a storage emulator on another machine',
      { FIREBASE_STORAGE_EMULATOR_HOST: '10.0.0.5:9199' },
      'FIREBASE_STORAGE_EMULATOR_HOST is only allowed in development',
    ],
  ])('are refused %s', (_, change, message) => {
    expect(errorOf({ ...local, ...change })).toContain(message)
  })

  test('are refused in production with only the emulator’s host', () => {
    expect(errorOf({ ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toContain(
      'NODE_ENV is production',
    )
  })

  test('are refused in production with only the flag', () => {
    expect(errorOf({ ...production, ALLOW_UNSIGNED_TOKENS: '1' })).toContain(
      'NODE_ENV is production',
    )
  })

  test('are required for a demo project', () => {
    expect(errorOf({ ...production, FIREBASE_PROJECT_ID: 'demo-trellis' })).toContain(
      'exists in the emulator only',
    )
  })
})

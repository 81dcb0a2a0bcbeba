import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { reply, runDoctor, siteHeaders } from './support/run-doctor.ts'

const builtAfterwards = reply(200, '<style>p{color:red}</style>', siteHeaders)
const isolated = reply(200, '', { ...siteHeaders, 'Cross-Origin-Opener-Policy': 'same-origin' })

describe('the doctor', () => {
  test('reports no problems for a correct environment', async () => {
    const { output, problems } = await runDoctor()
    expect(problems).toEqual([])
    expect(output).toContain('ok: The API’s settings are complete.')
    expect(output).toContain('ok: The site’s domains are authorised, and no others.')
    expect(output).toContain('ok: CORS allows no other origin.')
    expect(output).toContain(
      'ok: Every page of https://trellis.example has the headers of its build.',
    )
  })

  test.each(['', 'https://trellis.example/privacy'])(
    'notes that “%s” is no privacy policy',
    async (url) => {
      const { output } = await runDoctor({ env: { VITE_PRIVACY_URL: url } })
      expect(output.join()).toContain('note: VITE_PRIVACY_URL is the default')
    },
  )

  test('accepts a configured privacy policy', async () => {
    const { output } = await runDoctor({ env: { VITE_PRIVACY_URL: 'https://policy.test/privacy' } })
    expect(output.join()).not.toContain('VITE_PRIVACY_URL')
  })

  test.each([
    [
      'a setting that the API refuses',
      { env: { CORS_ORIGINS: 'http://trellis.example' } },
      'must use https',
    ],
    [
      'an emulator’s host',
      { env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' } },
      'NODE_ENV is production',
    ],
    ['a setting that the site lacks', { env: { VITE_API_URL: '' } }, 'VITE_API_URL is missing'],
    [
      'an API URL without TLS',
      { env: { VITE_API_URL: 'http://api.trellis.example/api' } },
      'VITE_API_URL must begin with https://',
    ],
    [
      'an API URL without /api',
      { env: { VITE_API_URL: 'https://api.trellis.example' } },
      'VITE_API_URL must end with /api',
    ],
    [
      'two projects',
      { env: { VITE_FIREBASE_PROJECT_ID: 'trellis-test' } },
      'must name the same project',
    ],
    [
      'one key for site and server',
      { env: { FIREBASE_API_KEY: 'site-key' } },
      'FIREBASE_API_KEY is the site’s key',
    ],
    ['no key for the hashes', { env: { HASH_KEY: '' } }, 'HASH_KEY is missing'],
    [
      'one key for hashes and the identity service',
      {
        env: {
          HASH_KEY: 'server-key-of-32-or-more-characters',
          FIREBASE_API_KEY: 'server-key-of-32-or-more-characters',
        },
      },
      'HASH_KEY is FIREBASE_API_KEY',
    ],
    [
      'a public key for the hashes',
      {
        env: {
          HASH_KEY: 'site-key-of-32-or-more-characters',
          VITE_FIREBASE_API_KEY: 'site-key-of-32-or-more-characters',
        },
      },
      'HASH_KEY is public',
    ],
    [
      'the example’s key for the hashes',
      { env: { HASH_KEY: parseEnv(readFileSync('.env.example', 'utf8')).HASH_KEY ?? '' } },
      'HASH_KEY is public',
    ],
    [
      'a domain that is not authorised',
      {
        network: {
          'https://identitytoolkit.googleapis.com/v1/projects': reply(200, {
            authorizedDomains: ['trellis-live.firebaseapp.com'],
          }),
        },
      },
      'trellis.example is not an authorised domain',
    ],
    [
      'localhost among the authorised domains',
      {
        network: {
          'https://identitytoolkit.googleapis.com/v1/projects': reply(200, {
            authorizedDomains: ['trellis.example', 'trellis-live.firebaseapp.com', 'localhost'],
          }),
        },
      },
      'localhost is an authorised domain',
    ],
    [
      'a rejected key',
      {
        network: {
          'https://identitytoolkit.googleapis.com/v1/projects': reply(400, {
            error: { message: 'API key not valid' },
          }),
        },
      },
      'The identity service rejects VITE_FIREBASE_API_KEY: API key not valid',
    ],
    [
      'enumeration protection that is off',
      {
        network: {
          'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': reply(400, {
            error: { message: 'EMAIL_NOT_FOUND' },
          }),
        },
      },
      'enumeration protection is off',
    ],
    [
      'a rejected server key',
      {
        network: {
          'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': reply(403, {
            error: { message: 'Requests from referer <empty> are blocked.' },
          }),
        },
      },
      'referer <empty> are blocked',
    ],
    [
      'a password policy with a minimum of 6',
      {
        network: {
          'https://identitytoolkit.googleapis.com/v2/passwordPolicy': reply(200, {
            customStrengthOptions: { minPasswordLength: 6 },
            enforcementState: 'ENFORCE',
          }),
        },
      },
      'Passwords of 6 characters are allowed',
    ],
    [
      'an API that is not ready',
      {
        network: {
          'https://api.trellis.example/api/health': reply(503, {
            error: 'The database is a standby: it accepts no writes.',
          }),
        },
      },
      'The API is not ready (status 503): The database is a standby',
    ],
    [
      'an unreachable API',
      { network: { 'https://api.trellis.example/api/health': undefined } },
      'https://api.trellis.example cannot be reached',
    ],
    [
      'an unreachable site',
      { network: { 'https://trellis.example/': undefined } },
      'https://trellis.example cannot be reached',
    ],
    ['a missing number of proxies', { env: { TRUST_PROXY: '' } }, 'TRUST_PROXY is not set'],
    [
      'CORS that does not allow the site',
      { network: { 'https://api.trellis.example/api/users/update': reply(204) } },
      'CORS does not allow https://trellis.example',
    ],
    [
      'CORS that allows every origin',
      {
        network: {
          'https://api.trellis.example/api/users/update': reply(204, '', {
            'access-control-allow-origin': '*',
          }),
        },
      },
      'CORS allows every origin',
    ],
    [
      'pictures that anyone can read',
      { network: { 'https://firebasestorage.googleapis.com/': reply(404) } },
      'A client without a sign-in can read a picture',
    ],
    [
      'a site with the headers of other settings',
      { env: { VITE_GEOCODER_URL: 'https://places.trellis.example/reverse' } },
      'https://trellis.example/login does not have the Content-Security-Policy of this build',
    ],
    [
      'a site without headers',
      { network: { 'https://trellis.example/': reply(200, '<html>') } },
      'https://trellis.example/ does not have the Content-Security-Policy, Cross-Origin-Opener-Policy',
    ],
    [
      'a site that was built after firebase.json was written',
      { network: { 'https://trellis.example/': builtAfterwards } },
      'https://trellis.example/login does not have the Content-Security-Policy of this build',
    ],
    [
      'an opener policy that breaks popups',
      { network: { 'https://trellis.example/': isolated } },
      'does not have the Cross-Origin-Opener-Policy of this build',
    ],
  ])('reports %s', async (_, changes, message) => {
    const { problems } = await runDoctor(changes)
    expect(problems.join('\n')).toContain(message)
  })

  test('reports every invalid setting in one run', async () => {
    const { problems } = await runDoctor({
      env: {
        API_PORT: 'many',
        FIREBASE_PROJECT_ID: '',
        CORS_ORIGINS: 'http://trellis.example',
        VITE_API_URL: '',
      },
    })
    for (const name of ['API_PORT', 'FIREBASE_PROJECT_ID', 'CORS_ORIGINS', 'VITE_API_URL']) {
      expect(problems.filter((line) => line.startsWith(`problem: ${name}`))).not.toEqual([])
    }
  })

  test('accepts a host that requires https for longer', async () => {
    const headers = { ...siteHeaders, 'Strict-Transport-Security': 'max-age=63072000; preload' }
    const { problems } = await runDoctor({
      network: { 'https://trellis.example/': reply(200, '', headers) },
    })
    expect(problems).toEqual([])
  })

  test('never prints a key or the password of the database', async () => {
    const { output } = await runDoctor({
      env: { DATABASE_URL: 'postgresql://trellis:hunter2@db.internal/trellis' },
      network: {
        'https://identitytoolkit.googleapis.com/': reply(500, { error: { message: 'x' } }),
      },
    })
    for (const secret of ['hunter2', 'server-key', 'site-key'])
      expect(output.join('\n')).not.toContain(secret)
  })
})

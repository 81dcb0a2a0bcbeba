import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { summaryOf } from '../../../tools/doctor/run-checks.ts'
import { policy, reply, runDoctor } from './support/run-doctor.ts'

describe('the doctor', () => {
  test('reports no problems for a correct environment', async () => {
    const { output, problems, counts } = await runDoctor()
    expect([problems, counts]).toEqual([[], { problems: 0, unchecked: 0 }])
    expect(output).toContain('ok: The API’s settings are complete.')
    expect(output).toContain('ok: The site’s domains are authorised, and localhost is not.')
    expect(output).toContain('ok: CORS allows no other origin.')
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
      'must use the same project',
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
      { network: { 'https://api.trellis.example/api/health': { error: 'ECONNREFUSED' } } },
      'https://api.trellis.example/api cannot be reached: ECONNREFUSED',
    ],
    [
      'an unreachable site',
      { network: { 'https://trellis.example/': { error: 'ENOTFOUND' } } },
      'https://trellis.example cannot be reached: ENOTFOUND',
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
      'Anyone can read a picture without a sign-in',
    ],
    ['missing rules', { rules: '' }, 'storage.rules is missing'],
    [
      'rules that allow everything',
      { rules: 'match /profile_images/{uid} { allow read: if true; }' },
      'has a rule that is always true',
    ],
    [
      'a policy without the API',
      { policy: policy.replace('https://api.trellis.example ', '') },
      'firebase.json: connect-src in the Content-Security-Policy lacks https://api.trellis.example',
    ],
    [
      'a policy of another project',
      { policy: policy.replace('trellis-live', 'other') },
      'frame-src in the Content-Security-Policy lacks https://trellis-live.firebaseapp.com',
    ],
    [
      'a site without headers',
      { network: { 'https://trellis.example/': reply(200, '<html>') } },
      'https://trellis.example has no Content-Security-Policy',
    ],
    [
      'a site that was built after firebase.json was written',
      {
        network: {
          'https://trellis.example/': reply(200, '<style>p{color:red}</style>', {
            'content-security-policy': policy,
          }),
        },
      },
      'The policy of https://trellis.example/login does not allow its inline scripts and styles',
    ],
    [
      'an opener policy that breaks popups',
      {
        network: {
          'https://trellis.example/': reply(200, '', {
            'content-security-policy': policy,
            'cross-origin-opener-policy': 'same-origin',
          }),
        },
      },
      'needs same-origin-allow-popups',
    ],
  ])('reports %s', async (_, changes, message) => {
    const { problems, counts } = await runDoctor(changes)
    expect(problems.join('\n')).toContain(message)
    expect(counts.problems).toBe(problems.length)
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

  test.each([
    [{ problems: 0, unchecked: 0 }, 0, 'No problems.'],
    [{ problems: 2, unchecked: 3 }, 1, 'Problems: 2. 3 not checked.'],
    [{ problems: 0, unchecked: 3 }, 2, 'No problems in what was checked. 3 not checked.'],
  ])('exits after %j with code %i', (counts, exitCode, message) => {
    expect(summaryOf(counts)).toEqual({ message, exitCode })
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

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allChecks } from '../../../backend/doctor/examine.ts'
import { patientFrom } from '../../../backend/doctor/patient.ts'
import { env, examination, hosting, policy, reply } from './support/examination.ts'

describe('the doctor', () => {
  test('finds nothing wrong where nothing is', async () => {
    const { said, wrong, faults } = await examination()
    expect([wrong, faults]).toEqual([[], 0])
    expect(said).toContain('well: The API’s settings are complete.')
    expect(said).toContain('well: The site’s domains are authorised, and localhost is not.')
    expect(said).toContain('well: It lets no other origin call.')
  })

  test('says what it could not check when there is no network, and does not call it wrong', async () => {
    const checks = allChecks(patientFrom(env), {
      ask: async () => ({ silence: 'ENOTFOUND' }),
      storageRules: readFileSync('storage.rules', 'utf8'),
      hosting: hosting(policy),
    })
    const found = await Promise.all(
      checks.filter(({ about }) => about !== 'Database').map(({ run }) => run()),
    )
    const verdicts = found.flat().map(({ verdict }) => verdict)
    expect(verdicts).not.toContain('wrong')
    expect(verdicts.filter((verdict) => verdict === 'unknown').length).toBeGreaterThanOrEqual(7)
  })

  test.each([
    [
      'a setting that the API refuses',
      { env: { CORS_ORIGINS: 'http://trellis.example' } },
      'must use https',
    ],
    [
      'an emulator’s address',
      { env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' } },
      'NODE_ENV is production',
    ],
    ['a setting that the site lacks', { env: { VITE_API_URL: '' } }, 'VITE_API_URL is missing'],
    [
      'a site that talks to the API in the clear',
      { env: { VITE_API_URL: 'http://api.trellis.example/api' } },
      'VITE_API_URL must begin with https://',
    ],
    [
      'an API address without /api',
      { env: { VITE_API_URL: 'https://api.trellis.example' } },
      'VITE_API_URL must end with /api',
    ],
    ['two projects', { env: { VITE_FIREBASE_PROJECT_ID: 'trellis-test' } }, 'must use one project'],
    [
      'one key for site and server',
      { env: { FIREBASE_API_KEY: 'site-key' } },
      'FIREBASE_API_KEY is the site’s key',
    ],
    [
      'a domain that is not authorised',
      {
        world: {
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
        world: {
          'https://identitytoolkit.googleapis.com/v1/projects': reply(200, {
            authorizedDomains: ['trellis.example', 'trellis-live.firebaseapp.com', 'localhost'],
          }),
        },
      },
      'localhost is an authorised domain',
    ],
    [
      'a refused key',
      {
        world: {
          'https://identitytoolkit.googleapis.com/v1/projects': reply(400, {
            error: { message: 'API key not valid' },
          }),
        },
      },
      'VITE_FIREBASE_API_KEY is refused: API key not valid',
    ],
    [
      'enumeration protection that is off',
      {
        world: {
          'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': reply(400, {
            error: { message: 'EMAIL_NOT_FOUND' },
          }),
        },
      },
      'enumeration protection is off',
    ],
    [
      'a server key that is refused',
      {
        world: {
          'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': reply(403, {
            error: { message: 'Requests from referer <empty> are blocked.' },
          }),
        },
      },
      'referer <empty> are blocked',
    ],
    [
      'a password policy of 6',
      {
        world: {
          'https://identitytoolkit.googleapis.com/v2/passwordPolicy': reply(200, {
            customStrengthOptions: { minPasswordLength: 6 },
          }),
        },
      },
      'Passwords of 6 characters are allowed',
    ],
    [
      'an API that is ill',
      { world: { 'https://api.trellis.example/api/health': reply(503, { success: false }) } },
      'answers its health with 503',
    ],
    [
      'an API that does not let the site call',
      { world: { 'https://api.trellis.example/api/users/update': reply(204) } },
      'It does not let https://trellis.example call',
    ],
    [
      'an API that lets everybody call',
      {
        world: {
          'https://api.trellis.example/api/users/update': reply(204, '', {
            'access-control-allow-origin': '*',
          }),
        },
      },
      'It lets every origin call',
    ],
    [
      'pictures that strangers can read',
      { world: { 'https://firebasestorage.googleapis.com/': reply(404) } },
      'Strangers can read a picture',
    ],
    ['rules that are missing', { rules: '' }, 'storage.rules is missing'],
    [
      'rules that open everything',
      { rules: 'match /profile_images/{uid} { allow read: if true; }' },
      'opens something to everybody',
    ],
    [
      'a policy without the API',
      { policy: policy.replace('https://api.trellis.example ', '') },
      'firebase.json: connect-src of the Content-Security-Policy lacks https://api.trellis.example',
    ],
    [
      'a policy of another project',
      { policy: policy.replace('trellis-live', 'other') },
      'frame-src of the Content-Security-Policy lacks https://trellis-live.firebaseapp.com',
    ],
    [
      'a site without headers',
      { world: { 'https://trellis.example/': reply(200, '<html>') } },
      'https://trellis.example has no Content-Security-Policy',
    ],
    [
      'a site that was built after its policies were written',
      {
        world: {
          'https://trellis.example/': reply(200, '<style>p{color:red}</style>', {
            'content-security-policy': policy,
          }),
        },
      },
      'https://trellis.example/login holds scripts and styles that its policy does not name',
    ],
    [
      'an opener policy that breaks popups',
      {
        world: {
          'https://trellis.example/': reply(200, '', {
            'content-security-policy': policy,
            'cross-origin-opener-policy': 'same-origin',
          }),
        },
      },
      'needs same-origin-allow-popups',
    ],
  ])('finds %s', async (_, changes, sentence) => {
    const { wrong, faults } = await examination(changes)
    expect(wrong.join('\n')).toContain(sentence)
    expect(faults).toBe(wrong.length)
  })

  test('never writes a key or the database’s password', async () => {
    const { said } = await examination({
      env: { DATABASE_URL: 'postgresql://trellis:hunter2@db.internal/trellis' },
      world: { 'https://identitytoolkit.googleapis.com/': reply(500, { error: { message: 'x' } }) },
    })
    for (const secret of ['hunter2', 'server-key', 'site-key'])
      expect(said.join('\n')).not.toContain(secret)
  })
})

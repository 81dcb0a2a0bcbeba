import { afterAll, describe, expect, test } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import type { MemberApi } from '../../../machines/ports.ts'
import { json, startScriptedServer } from '../../support/scripted-server.ts'
import { ada, firstToken, member, openApi } from './api-under-test.ts'

const server = await startScriptedServer()

afterAll(() => server.close())

const place = {
  type: 'Point',
  coordinates: [18.07, 59.33],
  address: 'Södermalm, Stockholm',
  city: 'Stockholm',
} as const

const profile = {
  firstName: 'Ada',
  lastName: 'King',
  email: ada.email,
  phone: '+46812345678',
  profileImage: 'https://pictures.example/1',
  location: { ...place, coordinates: [18.07, 59.33] as [number, number] },
}

const registration = {
  firstName: 'Ada',
  lastName: 'King',
  username: 'ada',
  email: ada.email,
  password: 'correct horse',
  phone: '+46812345678',
}

const social = {
  providerId: 'uid-1',
  email: ada.email,
  name: 'Ada King',
  profileImage: 'https://pictures.example/1',
  phone: '',
}

const whole = {
  success: true,
  token: 'pending-1',
  user: member,
  data: { data: member, user: member },
}

/** Sends one request and returns what the server received. */
const sentBy = async (call: (api: MemberApi) => Promise<unknown>) => {
  const { api } = await openApi(server.origin)
  server.script(json(200, whole))
  await call(api)
  const [request] = server.requests
  const body = request?.body ?? ''
  return {
    line: `${request?.method} ${request?.path}`,
    body: body === '' ? null : JSON.parse(body),
    headers: request?.headers,
  }
}

describe('the request', () => {
  test('for the own record sends no body (spec 7.08)', async () => {
    expect(await sentBy((api) => api.me())).toMatchObject({
      line: 'GET /api/users/me',
      body: null,
    })
  })

  test('for the record with a pending token shows the token of the identity beside it', async () => {
    const { headers, ...request } = await sentBy((api) => api.meWithPendingToken('pending-1'))
    expect(request).toEqual({ line: 'GET /api/users/me', body: null })
    expect(headers).toMatchObject({
      authorization: 'Bearer pending-1',
      'x-identity-token': firstToken,
    })
  })

  test('that resolves a username sends the typed values', async () => {
    const body = { username: 'ada', password: 'correct horse' }
    const { api } = await openApi(server.origin)
    server.script(json(200, { email: ada.email }))
    expect(await api.resolveLogin(body)).toEqual({ email: ada.email })
    expect(server.requests).toMatchObject([
      { method: 'POST', path: '/api/users/resolve-login', body: JSON.stringify(body) },
    ])
  })

  test('of a login sends the email and the uid (spec 7.10)', async () => {
    const body = { email: ada.email, firebaseUid: 'uid-1' }
    const sent = await sentBy((api) => api.login(body))
    expect([sent.line, sent.body]).toEqual(['POST /api/users/login', body])
  })

  test.each(['google', 'apple'] as const)(
    'of a sign-in with %s sends the provider and the profile (spec 7.13, 7.14)',
    async (provider) => {
      const body = { provider, ...social }
      const sent = await sentBy((api) => api.socialAuth(body))
      expect([sent.line, sent.body]).toEqual(['POST /api/users/social-auth', body])
    },
  )

  test('of a registration sends the typed values (spec 7.17)', async () => {
    const sent = await sentBy((api) => api.register(registration))
    expect([sent.line, sent.body]).toEqual(['POST /api/users/register', registration])
  })

  test('for interests sends a list of names (spec 7.20)', async () => {
    const sent = await sentBy((api) => api.saveInterests(['Dance', 'Yoga']))
    expect([sent.line, sent.body]).toEqual([
      'POST /api/users/interests',
      { interests: ['Dance', 'Yoga'] },
    ])
  })

  test.each([
    ['interests', (api: MemberApi, version?: string) => api.saveInterests(['Dance'], version)],
    ['a profile', (api: MemberApi, version?: string) => api.update(profile, version)],
  ])('for %s sends the version that the record must still have', async (_, save) => {
    const sent = await sentBy((api) => save(api, 'v-1'))
    expect(sent.headers?.['if-match']).toBe('"v-1"')
    const without = await sentBy((api) => save(api))
    expect(without.headers).not.toHaveProperty('if-match')
  })

  test.each([
    ['of profile completion', profile],
    ['of edit profile, with the date of birth', { ...profile, dateOfBirth: '1990-12-10' }],
  ])('sends the fields %s (spec 7.22, 7.23)', async (_whose, body) => {
    const sent = await sentBy((api) => api.update(body))
    expect([sent.line, sent.body]).toEqual(['PUT /api/users/update', body])
  })

  test('that saves a profile is JSON with the ID token (spec 7.30, 7.31)', async () => {
    const { headers } = await sentBy((api) => api.update(profile))
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      authorization: `Bearer ${firstToken}`,
    })
  })

  test('that deletes the account sends no body (spec 7.26)', async () => {
    expect(await sentBy((api) => api.deleteAccount())).toMatchObject({
      line: 'DELETE /api/users/delete-account',
      body: null,
    })
  })

  test('that reports a bug is sent once', async () => {
    const { api } = await openApi(server.origin)
    server.script(json(200, whole))
    await api.reportBug('The map stays grey.')
    expect(server.requests).toHaveLength(1)
  })

  test('that reports a bug sends its description (spec 7.28)', async () => {
    const sent = await sentBy((api) => api.reportBug('The map stays grey.'))
    expect([sent.line, sent.body]).toEqual([
      'POST /api/users/report-bug',
      { bugDescription: 'The map stays grey.' },
    ])
  })
})

describe('a response', () => {
  const calls = [
    ['login', (api: MemberApi) => api.login({ email: ada.email, firebaseUid: 'uid-1' })],
    ['social-auth', (api: MemberApi) => api.socialAuth({ provider: 'google', ...social })],
    ['register', (api: MemberApi) => api.register(registration)],
    ['update', (api: MemberApi) => api.update(profile)],
    ['delete-account', (api: MemberApi) => api.deleteAccount()],
  ] as const

  test.each(calls)(
    'to %s is a success, or an error with its message (spec 7.11, 7.15, 7.18, 7.24, 7.27)',
    async (_name, call) => {
      const { api } = await openApi(server.origin)
      server.script(
        json(200, whole),
        json(200, { success: false, error: 'Not today.' }),
        json(400, { success: false, error: 'Not today.' }),
      )
      expect(await call(api).then(() => 'done', failureOf)).toBe('done')
      const refused = { kind: 'refused', message: 'Not today.' }
      expect(await call(api).catch(failureOf)).toEqual(refused)
      expect(await call(api).catch(failureOf)).toEqual(refused)
    },
  )

  test.each([
    ['data.data', { success: true, data: { data: member } }],
    ['data.data.data', { data: { success: true, data: { data: member } } }],
  ])('to login has the member at %s (spec 7.12)', async (_path, body) => {
    const { api } = await openApi(server.origin)
    server.script(json(200, body))
    expect(await api.login({ email: ada.email, firebaseUid: 'uid-1' })).toEqual({
      member,
      notice: null,
    })
  })
})

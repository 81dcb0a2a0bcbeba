import { afterAll, describe, expect, test } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import type { NoticeKey } from '../../../machines/notices.ts'
import type { MemberApi } from '../../../machines/ports.ts'
import { noticeText } from '../../../src/copy/notices.ts'
import { type Answer, json, startScriptedServer, text } from '../../support/scripted-server.ts'
import { ada, member, openApi } from './api-under-test.ts'

const server = await startScriptedServer()

afterAll(() => server.close())

const social = { providerId: 'uid-1', email: ada.email, name: '', profileImage: '', phone: '' }

const actions: readonly [NoticeKey, string, (api: MemberApi) => Promise<unknown>][] = [
  ['login failed', 'Login failed', (api) => api.login({ email: ada.email, firebaseUid: 'uid-1' })],
  [
    'google sign-in failed',
    'Google sign-in failed',
    (api) => api.socialAuth({ ...social, provider: 'google' }),
  ],
  [
    'apple sign-in failed',
    'Apple sign-in failed',
    (api) => api.socialAuth({ ...social, provider: 'apple' }),
  ],
  [
    'registration failed',
    'Registration failed',
    (api) => api.register({ ...member, ...ada, phone: '' }),
  ],
  ['profile not updated', 'Failed to update profile', (api) => api.update(member)],
  [
    'profile not completed',
    'Failed to complete profile. Please try again.',
    (api) => api.update(member),
  ],
  [
    'preferences not saved',
    'Failed to save preferences. Please try again.',
    (api) => api.saveInterests(['Dance']),
  ],
  [
    'preferences not updated',
    'Failed to update preferences. Please try again.',
    (api) => api.saveInterests(['Dance']),
  ],
  ['issue not reported', 'Failed to submit bug report', (api) => api.reportBug('It is broken.')],
  [
    'account not deleted from backend',
    'Failed to delete account from backend',
    (api) => api.deleteAccount(),
  ],
]

const page = '<h1>Not today</h1>'

const answers: readonly [string, Answer][] = [
  ['400 with an empty object', json(400, {})],
  ['400 with an empty body', text(400, 'application/json', '')],
  ['400 with an HTML page', text(400, 'text/html', page)],
  ['200 with success: false', json(200, { success: false })],
  ['403 with an empty message', json(403, { success: false, error: ' ' })],
  ['403 with an HTML page', text(403, 'text/html', page)],
  ['404 with an HTML page', text(404, 'text/html', page)],
  ['404 for the path', json(404, { success: false, code: 'not-found' })],
  ['409 without a message', json(409, { success: false })],
  ['422 with an invalid message', json(422, { error: { text: 'No.' } })],
  ['500 without a message', json(500, { success: false })],
  ['500 with an empty body', text(500, 'text/plain', '')],
  ['502 with an HTML page', text(502, 'text/html', page)],
  ['503 with an HTML page', text(503, 'text/html', page)],
]

describe.each(actions)('%s', (notice, fallback, call) => {
  test.each(answers)(`after %s has the text “${fallback}”`, async (_what, answer) => {
    const { api } = await openApi(server.origin)
    server.script(answer)
    const failure = await call(api).then(() => null, failureOf)
    expect(noticeText(notice, failure).text).toBe(fallback)
  })
})

describe('a message of the backend', () => {
  const withMessage = actions.filter(([notice]) => !/completed|saved|preferences/.test(notice))

  test.each(withMessage)(
    'is the text of “%s” for every status',
    async (notice, _fallback, call) => {
      const { api } = await openApi(server.origin)
      for (const status of [200, 400, 403, 409, 500, 502, 503]) {
        server.script(json(status, { success: false, error: 'Not today.' }))
        const failure = await call(api).then(() => null, failureOf)
        expect(noticeText(notice, failure).text).toBe('Not today.')
      }
    },
  )
})

describe('a 401', () => {
  const startingSession = actions.filter(([notice]) => /login|sign-in|registration/.test(notice))

  test.each(startingSession)('%s has the text “%s”', async (notice, fallback, call) => {
    const { api } = await openApi(server.origin)
    for (const body of [{}, { success: false, error: 'jwt expired' }]) {
      server.script(json(401, body))
      const failure = await call(api).then(() => null, failureOf)
      expect(noticeText(notice, failure).text).toBe(fallback)
    }
  })

  test('of a bug report has the text that the report failed, and keeps the session', async () => {
    const { api, sessionExpirations } = await openApi(server.origin)
    server.script(json(401, { success: false }))
    const failure = await api.reportBug('It is broken.').then(() => null, failureOf)
    expect(noticeText('issue not reported', failure).text).toBe('Failed to submit bug report')
    expect(sessionExpirations()).toBe(0)
  })
})

describe('a 404 for a missing record', () => {
  test('of a bug report has the text that the report failed', async () => {
    const { api } = await openApi(server.origin)
    for (const code of ['not-registered', undefined]) {
      server.script(json(404, { success: false, code }))
      const failure = await api.reportBug('It is broken.').then(() => null, failureOf)
      expect(noticeText('issue not reported', failure).text).toBe('Failed to submit bug report')
    }
  })
})

describe('a success with an unreadable body', () => {
  const decoded = actions.filter(([notice]) => notice !== 'registration failed')

  test.each(decoded)('%s has the text “%s”', async (notice, fallback, call) => {
    const { api } = await openApi(server.origin)
    for (const answer of [text(200, 'text/html', page), json(200, {}), json(204, undefined)]) {
      server.script(answer)
      const failure = await call(api).then(() => null, failureOf)
      expect(noticeText(notice, failure).text).toBe(fallback)
    }
  })
})

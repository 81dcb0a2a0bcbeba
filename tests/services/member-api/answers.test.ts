import { afterAll, describe, expect, test } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import { corpusFiles } from '../../support/corpora.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { type Answer, cut, json, startScriptedServer, text } from '../../support/scripted-server.ts'
import { member, openApi, record } from './api-under-test.ts'

const server = await startScriptedServer()

afterAll(() => server.close())

const incomplete =
  (headers: Record<string, string>, part: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.write(part)
    setImmediate(() => response.destroy())
  }

describe('a response to GET /users/me', () => {
  test.each<[string, Answer, string]>([
    ['a closed connection', cut, 'unreachable'],
    [
      'shorter than its Content-Length',
      incomplete({ 'content-length': '500' }, '{"data":'),
      'unreachable',
    ],
    ['an incomplete chunk', incomplete({}, '{"data":'), 'unreachable'],
    ['the page of a proxy', text(200, 'text/html', '<h1>Sign in</h1>'), 'unexpected answer'],
    ['JSON with another content type', text(200, 'text/plain', '{}'), 'unexpected answer'],
    ['malformed JSON', text(200, 'application/json', '{"data": {'), 'unexpected answer'],
    ['an empty body', text(200, 'application/json', ''), 'unexpected answer'],
    ['204', json(204, undefined), 'unexpected answer'],
    ['null', json(200, null), 'unexpected answer'],
    ['a list', json(200, [member]), 'unexpected answer'],
    [
      'a member without an id',
      json(200, { data: { data: { ...member, _id: '' } } }),
      'unexpected answer',
    ],
    [
      'a name that is a number',
      json(200, { data: { data: { ...member, name: 7 } } }),
      'unexpected answer',
    ],
    [
      'too large',
      json(200, { data: { data: { ...member, name: 'x'.repeat(2_000_000) } } }),
      'unexpected answer',
    ],
    [
      'a success status with success: false',
      json(200, { success: false, error: 'No.' }),
      'refused',
    ],
    ['400', json(400, { success: false, error: 'No.' }), 'refused'],
    ['403', json(403, { success: false, error: 'No.' }), 'not allowed'],
    [
      '403 for an old sign-in',
      json(403, { success: false, code: 'recent-sign-in-required' }),
      'recent sign-in required',
    ],
    ['404 from the API', json(404, { success: false, code: 'not-registered' }), 'not registered'],
    ['404 from a proxy', text(404, 'text/html', '<h1>Not found</h1>'), 'refused'],
    ['404 for the path', json(404, { success: false, code: 'not-found' }), 'refused'],
    [
      '403 for another account',
      json(403, { success: false, code: 'wrong-account' }),
      'wrong account',
    ],
    ['403 for an account', json(403, { code: 'provider-not-accepted' }), 'sign-in not accepted'],
    ['403 from a proxy', text(403, 'text/html', '<h1>Forbidden</h1>'), 'not allowed'],
    ['418', json(418, {}), 'refused'],
    ['422', json(422, {}), 'refused'],
    ['429', json(429, {}), 'too many requests'],
    ['500', json(500, { success: false, error: 'Oops.' }), 'server error'],
    ['502 from a proxy', text(502, 'text/html', '<h1>Bad gateway</h1>'), 'bad gateway'],
    ['504 from a proxy', text(504, 'text/html', ''), 'bad gateway'],
    ['520 from a network', text(520, 'text/html', ''), 'bad gateway'],
    ['502 from the backend', json(502, { success: false }), 'server error'],
    ['500 with an HTML page', text(500, 'text/html', '<h1>Oops</h1>'), 'server error'],
    ['503', json(503, {}), 'server error'],
  ])('that is %s (fault 12, 13, 14, 15, 16, 17, 18, 19, 31)', async (_what, answer, kind) => {
    const { api, sessionExpirations } = await openApi(server.origin)
    server.script(answer)
    expect(await failureKindOf(api.me())).toBe(kind)
    expect(server.requests).toHaveLength(1)
    expect(sessionExpirations()).toBe(0)
  })

  test('that is a redirection is not followed (fault 22)', async () => {
    const { api } = await openApi(server.origin)
    const elsewhere = await startScriptedServer()
    elsewhere.script(record)
    server.script((response) => {
      response.writeHead(302, { location: `${elsewhere.origin}/api/users/me` })
      response.end()
    })
    expect(await failureKindOf(api.me())).toBe('unexpected answer')
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })

  test('from a port without a server fails as unreachable (fault 24)', async () => {
    const gone = await startScriptedServer()
    await gone.close()
    const { api } = await openApi(gone.origin)
    expect(await failureKindOf(api.me())).toBe('unreachable')
  })

  test.each([
    ['offline before and after', [false, false], true],
    ['offline before, online after', [false, true], undefined],
    ['online before, offline after', [true, false], undefined],
  ] as const)('without a server was certainly not sent if the browser was %s', async (...given) => {
    const [, states, notSent] = given
    const gone = await startScriptedServer()
    await gone.close()
    const online = [...states]
    const { api } = await openApi(gone.origin, { isOnline: () => online.shift() ?? true })
    const failure = await api.deleteAccount().catch(failureOf)
    expect(failure).toEqual({ kind: 'unreachable', notSent })
  })

  test('that is any file of a JSON test suite is rejected (fault 34)', async () => {
    const { api } = await openApi(server.origin)
    const own = new Map([
      ['deep', Buffer.from(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
      ['lone surrogate', Buffer.from('{"data":"\\ud800"}')],
      ['byte order mark', Buffer.from('\ufeff{}')],
      ['not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ])
    for (const [name, bytes] of [...own, ...corpusFiles('json/test_parsing')]) {
      server.script(text(200, 'application/json', bytes))
      expect([name, await failureKindOf(api.me())]).toEqual([name, 'unexpected answer'])
    }
  })

  test.each([
    ['data.data', { success: true, data: { data: member } }],
    ['data.data.data', { data: { success: true, data: { data: member } } }],
  ])('has the member at %s (spec 7.09)', async (_path, body) => {
    const { api } = await openApi(server.origin)
    server.script(json(200, body))
    expect(await api.me()).toEqual(member)
  })
})

describe('other responses', () => {
  const social = {
    provider: 'google',
    providerId: 'uid-1',
    email: member.email,
    name: '',
    profileImage: '',
    phone: '',
  } as const
  const registration = {
    firstName: '',
    lastName: '',
    username: 'ada',
    email: member.email,
    password: 'correct horse',
    phone: '',
  }

  test.each([[{ data: { user: member } }], [{ data: { data: { user: member } } }]])(
    'social-auth has the member in %j (spec 7.16)',
    async (body) => {
      const { api } = await openApi(server.origin)
      server.script(json(200, body))
      expect(await api.socialAuth(social)).toEqual({ member, notice: null })
    },
  )

  test.each([
    ['earlier-sign-up-discarded', 'password removed'],
    ['password-also-opens', 'password also opens'],
    ['a-later-notice', null],
    [null, null],
  ])('social-auth and login have the notice %j', async (notice, expected) => {
    const { api } = await openApi(server.origin)
    server.script(
      json(200, { data: { user: member, notice } }),
      json(200, { data: { data: member, notice } }),
    )
    expect(await api.socialAuth(social)).toEqual({ member, notice: expected })
    const credentials = { email: member.email, firebaseUid: 'uid-1' }
    expect(await api.login(credentials)).toEqual({ member, notice: expected })
  })

  test.each([[{ user: member }], [{ data: { user: member } }]])(
    'interests has the member in %j (spec 7.21)',
    async (body) => {
      const { api } = await openApi(server.origin)
      server.script(json(200, body))
      expect(await api.saveInterests(['Dance'])).toEqual(member)
    },
  )

  test.each([[{ success: true, token: 'p-1' }], [{ data: { token: 'p-1' } }]])(
    'register has the token in %j (spec 7.19)',
    async (body) => {
      const { api } = await openApi(server.origin)
      server.script(json(200, body))
      expect(await api.register(registration)).toEqual({ pendingToken: 'p-1' })
    },
  )

  test.each([
    ['username-taken', 'username taken'],
    ['email-taken', 'email taken'],
    ['something-new', 'refused'],
  ])('register distinguishes the conflict %s', async (code, kind) => {
    const { api } = await openApi(server.origin)
    server.script(json(409, { success: false, error: 'Taken.', code }))
    expect(await failureKindOf(api.register(registration))).toBe(kind)
  })

  test.each<[string, Answer, string]>([
    ['a backend without it', text(404, 'text/html', 'Cannot POST'), 'username sign-in unsupported'],
    ['a backend that rejects its method', json(405, {}), 'username sign-in unsupported'],
    ['a wrong password', json(403, { success: false, error: 'No.' }), 'wrong credentials'],
    ['a wrong password with 401', json(401, {}), 'wrong credentials'],
    ['an invalid username', json(400, {}), 'wrong credentials'],
    ['an unprocessable username', json(422, {}), 'wrong credentials'],
    ['too many tries', json(429, {}), 'too many username tries'],
    ['a backend with an internal error', json(500, {}), 'server error'],
  ])('resolve-login fails for %s', async (_what, answer, kind) => {
    const { api, identity } = await openApi(server.origin)
    server.script(answer)
    expect(await failureKindOf(api.resolveLogin({ username: 'ada', password: 'secret' }))).toBe(
      kind,
    )
    expect(server.requests).toHaveLength(1)
    expect(identity.controls.count('idToken')).toBe(0)
  })

  test.each<[string, Answer]>([
    ['an empty success', text(200, 'application/json', '')],
    ['a success without content', json(204, undefined)],
    ['an empty object', json(200, {})],
  ])('no request succeeds with %s (fault 16)', async (_what, answer) => {
    const { api } = await openApi(server.origin)
    for (const call of [
      () => api.reportBug('It is broken.'),
      () => api.update(member),
      () => api.deleteAccount(),
    ]) {
      server.script(answer)
      expect(await failureKindOf(call())).toBe('unexpected answer')
    }
  })

  test.each([
    ['the uid', { uid: 'uid-2' }],
    ['the email, if it has no uid', { email: 'ben@example.com' }],
  ])('no request accepts a record of someone else by %s (fault 128)', async (_what, changes) => {
    const { api } = await openApi(server.origin)
    const foreign = { ...member, ...changes }
    server.script(
      json(200, { data: { data: foreign } }),
      json(200, { data: { data: foreign } }),
      json(200, { data: { data: foreign } }),
      json(200, { data: { user: foreign } }),
      json(200, { user: foreign }),
    )
    for (const call of [
      () => api.me(),
      () => api.meWithPendingToken('pending-1'),
      () => api.login({ email: member.email, firebaseUid: 'uid-1' }),
      () => api.socialAuth(social),
      () => api.saveInterests(['Dance']),
    ])
      expect(await failureKindOf(call())).toBe('unexpected answer')
  })

  test('a record with the uid of the session is accepted, whatever its email', async () => {
    const { api } = await openApi(server.origin)
    server.script(json(200, { data: { data: { ...member, uid: 'uid-1', email: 'old@a.test' } } }))
    expect(await api.me()).toEqual({ ...member, email: 'old@a.test' })
  })

  test.each<[string, Answer]>([
    ['an empty object', json(404, {})],
    ['a page', text(404, 'text/html', '<h1>Not found</h1>')],
  ])('a 404 with %s does not delete an account', async (_what, answer) => {
    const { api } = await openApi(server.origin)
    server.script(answer)
    expect(await failureKindOf(api.deleteAccount())).toBe('refused')
  })

  test('deleting an account without a record succeeds', async () => {
    const { api } = await openApi(server.origin)
    server.script(json(404, { success: false, code: 'not-registered' }))
    await expect(api.deleteAccount()).resolves.toBeUndefined()
  })
})

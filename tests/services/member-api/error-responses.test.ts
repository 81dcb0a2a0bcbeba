import { afterAll, describe, expect, test } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import { type Answer, json, startScriptedServer } from '../../support/scripted-server.ts'
import { openApi } from './api-under-test.ts'

const server = await startScriptedServer()

afterAll(() => server.close())

describe('an error response', () => {
  const failureFrom = async (answer: Answer) => {
    const { api } = await openApi(server.origin)
    server.script(answer)
    return api.me().catch(failureOf)
  }

  test('has the message of the server, the time to wait and the reference', async () => {
    const texts = { error: 'Too many tries.', code: 'too-many-requests', requestId: 'r-1' }
    const body = { success: false, ...texts }
    expect(await failureFrom(json(429, body, { 'retry-after': '30' }))).toEqual({
      kind: 'too many requests',
      message: 'Too many tries.',
      retryAfter: 30,
      reference: 'r-1',
    })
  })

  test('has message and reference also in the format of other backends', async () => {
    const answer = json(400, { message: 'No such thing.' }, { 'x-request-id': 'r-2' })
    expect(await failureFrom(answer)).toEqual({
      kind: 'refused',
      message: 'No such thing.',
      reference: 'r-2',
    })
  })

  test('has the text and the reference of the backend, not those of the error’s class and of a proxy', async () => {
    const body = { error: 'No such thing.', message: 'Bad Request', requestId: 'r-3' }
    expect(await failureFrom(json(400, body, { 'x-request-id': 'proxy-9' }))).toEqual({
      kind: 'refused',
      message: 'No such thing.',
      reference: 'r-3',
    })
  })

  test('has the field of the form that an invalid body names', async () => {
    const body = { success: false, error: 'Please check it.', code: 'invalid-body' }
    const failure = { kind: 'refused', message: 'Please check it.' }
    expect(await failureFrom(json(400, { ...body, field: 'dateOfBirth' }))).toEqual({
      ...failure,
      field: 'dateOfBirth',
    })
    expect(await failureFrom(json(400, { ...body, field: ['dateOfBirth'] }))).toEqual(failure)
  })

  test.each([
    ['0', 1],
    ['999999999', 86_400],
  ])('limits Retry-After: %s to a day', async (header, retryAfter) => {
    expect(await failureFrom(json(429, {}, { 'retry-after': header }))).toEqual({
      kind: 'too many requests',
      retryAfter,
    })
  })

  test.each(['-5', 'soon', '1e3', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'ignores Retry-After: %s',
    async (header) => {
      expect(await failureFrom(json(429, {}, { 'retry-after': header }))).toEqual({
        kind: 'too many requests',
      })
    },
  )

  test('has its message on one line and with a limited length', async () => {
    const error = `First\r\nsecond\u0000\u001b[31m ${'x'.repeat(1_000)}`
    const failure = await failureFrom(json(400, { error }))
    expect(failure).toEqual({
      kind: 'refused',
      message: `First second [31m ${'x'.repeat(1_000)}`.slice(0, 300),
    })
  })

  test.each([
    ['a message that is not a text', { error: { text: 'No.' } }],
    ['an empty message', { error: '  \n ' }],
    ['an invalid reference', { requestId: '<script>' }],
    ['a long reference', { requestId: 'r'.repeat(101) }],
  ])('leaves out %s', async (_what, body) => {
    expect(await failureFrom(json(400, body))).toEqual({ kind: 'refused' })
  })
})

import { createLocalJWKSet } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApi } from '../../backend/app.ts'
import { createPasswordCheck } from '../../backend/identity/password-check.ts'
import { createLog } from '../../backend/log.ts'
import { createMetrics } from '../../backend/metrics/metrics.ts'
import {
  cut,
  json,
  noAnswer,
  type ScriptedServer,
  startScriptedServer,
} from '../support/scripted-server.ts'
import { openTestDatabase } from './support/test-database.ts'
import { testConfig } from './support/world.ts'

const database = await openTestDatabase()

let identityService: ScriptedServer

beforeEach(async () => {
  identityService = await startScriptedServer()
})
afterEach(() => identityService.close())

/** Sends one sign-in by username, which asks the identity service, and returns what is logged and counted. */
const signIn = async ({ maxRequestMs = 8500 } = {}) => {
  const lines: string[] = []
  const { host } = new URL(identityService.origin)
  const metrics = createMetrics({ release: 'r', instance: 'i' })
  const api = createApi({
    config: testConfig({}),
    db: database.db,
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    keys: createLocalJWKSet({ keys: [] }),
    checkPassword: createPasswordCheck({ tokens: { kind: 'emulator', host }, identityApiKey: 'k' }),
    ...{ metrics, maxRequestMs },
  })
  const response = await api.request('/api/users/resolve-login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', password: 'a password' }),
  })
  const counters = (await metrics.text()).split('\n')
  return {
    status: response.status,
    body: await response.json(),
    failure: lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50),
    counted: counters.filter((line) => /^(identity|database)_errors_total\{/.test(line)),
  }
}

const unreachable = { status: 503, body: { code: 'identity-unreachable' } }

test('an identity service without a connection is logged and counted as such, not as a database error', async () => {
  await identityService.close()
  const { failure, ...rest } = await signIn()
  expect(rest).toMatchObject({
    ...unreachable,
    counted: ['identity_errors_total{reason="network"} 1'],
  })
  expect(failure).toMatchObject({ kind: 'identity-unreachable', identity: 'network' })
  expect(failure).not.toHaveProperty('database')
})

test('an identity service that closes the connection is logged and counted as such', async () => {
  identityService.script(cut)
  const { failure, counted } = await signIn()
  expect(counted).toEqual(['identity_errors_total{reason="network"} 1'])
  expect(failure).not.toHaveProperty('database')
})

test('an error of the identity service is counted as a rejection', async () => {
  identityService.script(json(403, { error: { message: 'PERMISSION_DENIED' } }))
  const { failure, counted } = await signIn()
  expect(counted).toEqual(['identity_errors_total{reason="rejected"} 1'])
  expect(failure).toMatchObject({ identity: 'rejected' })
})

test('a silent identity service is reported before the request’s own deadline, not as a database error', async () => {
  identityService.script(noAnswer)
  const { failure, ...rest } = await signIn({ maxRequestMs: 600 })
  expect(rest).toMatchObject({
    ...unreachable,
    counted: ['identity_errors_total{reason="timeout"} 1'],
  })
  expect(failure).toMatchObject({ kind: 'identity-unreachable', identity: 'timeout' })
})

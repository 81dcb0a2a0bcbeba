import { deleteApp, getApps } from 'firebase/app'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ServiceFailure } from '../../../machines/failure.ts'
import { createFirebasePictureStore } from '../../../src/services/picture-store-firebase.ts'
import { browserTimers } from '../../../src/services/timers.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { json, startScriptedServer } from '../../support/scripted-server.ts'

const pixel = { uid: 'uid-ada', dataUrl: 'data:image/png;base64,iVBORw0KGgo=' }

const server = await startScriptedServer()

beforeEach(() => {
  vi.stubEnv('VITE_LOCAL_STORAGE_EMULATOR_PORT', new URL(server.origin).port)
})

afterEach(() => Promise.all(ownApps().map(deleteApp)))

afterAll(() => server.close())

/** Other test files may run in the same process. */
const ownApps = () => getApps().filter(({ name }) => ['store', '[DEFAULT]'].includes(name))

const open = (identityReady = async () => {}) =>
  createFirebasePictureStore({ timers: browserTimers, identityReady, appName: 'store' })

describe('a removal', () => {
  test('deletes the picture of the member', async () => {
    server.script(json(204, {}))
    await open().remove('uid-ada')
    expect(server.requests.map(({ method, path }) => [method, decodeURIComponent(path)])).toEqual([
      ['DELETE', expect.stringMatching(/\/o\/profile_images\/uid-ada$/)],
    ])
  })

  test.each([
    [401, 'not signed in'],
    [403, 'not allowed'],
    [404, 'nothing'],
  ])('with the response %i ends with “%s”', async (status, kind) => {
    server.script(json(status, { error: { code: status, message: 'raw text' } }))
    expect(await failureKindOf(open().remove('uid-ada'))).toBe(kind)
  })
})

test('nothing is sent before the identity is ready that authenticates it', async () => {
  server.script(json(204, {}))
  const store = open(() => Promise.reject(new ServiceFailure({ kind: 'unreachable' })))
  expect(await failureKindOf(store.remove('uid-ada'))).toBe('unreachable')
  expect(await failureKindOf(store.save(pixel))).toBe('unreachable')
  expect(server.requests).toHaveLength(0)
})

describe('a picture', () => {
  test.each([
    [401, 'not signed in'],
    [403, 'not allowed'],
  ])('with the response %i ends with “%s”', async (status, kind) => {
    server.script(json(status, { error: { code: status, message: 'raw text' } }))
    expect(await failureKindOf(open().save(pixel))).toBe(kind)
  })
})

test('the store uses the default app, in which the identity signs in', async () => {
  server.script(json(204, {}))
  await createFirebasePictureStore({ timers: browserTimers, identityReady: async () => {} }).remove(
    'uid-ada',
  )
  expect(ownApps().map(({ name }) => name)).toEqual(['[DEFAULT]'])
})

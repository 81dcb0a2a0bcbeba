import { renderHook } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ServiceFailure } from '../../machines/failure.ts'
import { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password-machine.ts'
import type { FromPage } from '../../machines/live/live.ts'
import { newMember, verifiedIdentity } from '../../machines/samples.ts'
import { createInspection } from '../../src/devtools/create-inspection.ts'
import { createLivePage } from '../../src/devtools/live-page.ts'
import { createLogin } from '../support/create-login.ts'

const photo = 'https://pictures.example/maya.jpg'
const token = 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln'
const password = 'my own secret 4711'

const openPage = () => {
  const posted: FromPage[] = []
  const live = createLivePage({
    page: 'page-1',
    clock: { now: () => 1_000 },
    post: (message) => posted.push(structuredClone(message)),
  })
  const events = () =>
    posted.flatMap((message) => (message.type === 'events recorded' ? message.events : []))
  return { live, posted, events }
}

const signIn = async (signsIn: () => Promise<unknown>) => {
  const page = openPage()
  const actor = createLogin(page.live.inspect, { 'sign in': signsIn }).start()
  actor.send({ type: 'field changed', field: 'identifier', value: 'maya@lindqvist.example' })
  for (let end = 1; end <= password.length; end += 1)
    actor.send({ type: 'field changed', field: 'password', value: password.slice(0, end) })
  actor.send({ type: 'submitted' })
  await new Promise((resolve) => setImmediate(resolve))
  return { ...page, actor }
}

const refused = () => Promise.reject(new ServiceFailure({ kind: 'wrong credentials' }))

afterEach(() => vi.unstubAllEnvs())

describe('a page in development', () => {
  test('posts each event once, with its data and the context after it', async () => {
    const { events } = await signIn(refused)
    expect(events().map(({ index }) => index)).toEqual(events().map((_, index) => index + 1))
    expect(events().find(({ type }) => type === 'field changed')).toMatchObject({
      at: 1_000,
      from: null,
      to: { name: 'login', parent: null },
      value: { form: 'editing' },
      values: {
        data: { field: 'identifier', value: 'maya@lindqvist.example' },
        context: { identifier: 'maya@lindqvist.example' },
      },
    })
    expect(events().at(-1)).toMatchObject({
      from: { name: 'sign in', parent: { name: 'login' } },
      failure: 'wrong credentials',
      values: { data: { error: { kind: 'wrong credentials' } } },
    })
  })

  test('posts no password, token or picture', async () => {
    const { live, posted, actor } = await signIn(() =>
      Promise.resolve({ ...verifiedIdentity, photoURL: photo }),
    )
    const member = { ...newMember, profileImage: photo }
    actor.send({ type: 'session opened', uid: verifiedIdentity.uid, member, token })
    live.report()
    const text = JSON.stringify(posted)
    expect(text).toContain('maya@lindqvist.example')
    expect(text).toContain('"value":"signed in"')
    for (const secret of [password, password.slice(0, 5), photo, token])
      expect(text).not.toContain(secret)
  })

  test('posts all events to a lab that opens later, the actors that have ended, and its own end', async () => {
    const { live, posted, events, actor } = await signIn(refused)
    const before = events()
    actor.stop()
    live.report()
    expect(posted.at(-1)).toMatchObject({ page: 'page-1', since: 1_000, events: before })
    const last = posted.at(-1)
    expect(last?.type === 'events recorded' && last.ended).toContain(before[0]?.to.id)
    live.leave()
    expect(posted.at(-1)).toEqual({ type: 'page left', page: 'page-1' })
  })

  test('posts an actor that strict mode restarts as running', () => {
    const { live, posted } = openPage()
    const options = { input: {}, inspect: live.inspect }
    renderHook(() => useActorRef(forgotPasswordMachine, options), { wrapper: StrictMode })
    live.report()
    const starts = [{ type: 'xstate.init' }, { type: 'xstate.init' }]
    expect(posted.at(-1)).toMatchObject({ events: starts, ended: [] })
  })
})

test('a build has no inspection unless it asks for one, whatever its mode', () => {
  vi.stubEnv('DEV', false)
  expect(createInspection()).toEqual({})
  vi.stubEnv('VITE_LOCAL_INSPECTION', 'on')
  expect(createInspection()).toHaveProperty('inspect')
})

test('the landing page and the full site that replaces it are one page in the lab', () => {
  expect(createInspection()).toBe(createInspection())
})

import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../machines/failure.ts'
import { type FromPage, withEntry } from '../../machines/live/live.ts'
import { newMember, verifiedIdentity } from '../../machines/samples.ts'
import { createLivePage } from '../../src/devtools/live-page.ts'
import { createLogin } from '../support/create-login.ts'

const photo = 'https://pictures.example/maya.jpg'
const token = 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln'
const password = 'my own secret 4711'

const sessionOpened = {
  type: 'session opened',
  uid: verifiedIdentity.uid,
  member: { ...newMember, profileImage: photo },
  token,
}

const openPage = () => {
  const posted: FromPage[] = []
  let now = 1_000
  const live = createLivePage({
    page: 'page-1',
    clock: { now: () => now },
    post: (message) => {
      if (message.type !== 'system changed') posted.push(structuredClone(message))
    },
  })
  const wrong = () => Promise.reject(new ServiceFailure({ kind: 'wrong credentials' }))
  const start = (signIn = wrong as () => Promise<typeof verifiedIdentity>) =>
    createLogin(live.inspect, { 'sign in': signIn }).start()
  return {
    live,
    posted,
    start,
    wait: (ms: number) => {
      now += ms
    },
    moves: () =>
      posted.flatMap((message) => (message.type === 'actor moved' ? [message.entry] : [])),
  }
}

const type = (actor: ReturnType<ReturnType<typeof openPage>['start']>) => {
  actor.send({ type: 'field changed', field: 'identifier', value: 'maya@lindqvist.example' })
  for (let end = 1; end <= password.length; end += 1)
    actor.send({ type: 'field changed', field: 'password', value: password.slice(0, end) })
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a page in development', () => {
  test('posts when an actor starts, its events, transitions and states, and when it ends', async () => {
    const { posted, start, wait, moves } = openPage()
    const actor = start(() => Promise.resolve(verifiedIdentity))
    wait(250)
    type(actor)
    actor.send({ type: 'submitted' })
    await settled()
    actor.send(sessionOpened)
    expect(posted[0]).toMatchObject({
      type: 'actor started',
      page: 'page-1',
      actor: { machine: 'login', start: { at: 1_000, value: { form: 'editing' } }, endedAt: null },
    })
    expect(moves()[0]).toMatchObject({
      at: 1_250,
      event: { type: 'field changed', field: 'identifier', value: 'maya@lindqvist.example' },
      service: null,
      value: { form: 'editing' },
    })
    expect(moves().at(-2)).toMatchObject({
      service: { name: 'sign in' },
      value: 'starting session',
      transitions: ['signing in: sign in succeeds [is verified] → starting session'],
    })
    expect(posted.at(-1)).toMatchObject({ type: 'actor ended', at: 1_250 })
  })

  test('posts no password, token or picture', async () => {
    const { live, posted, start } = openPage()
    const actor = start(() => Promise.resolve({ ...verifiedIdentity, photoURL: photo }))
    type(actor)
    actor.send({ type: 'submitted' })
    await settled()
    actor.send(sessionOpened)
    live.receive({ type: 'report requested' })
    const text = JSON.stringify(posted)
    expect(text).toContain('maya@lindqvist.example')
    expect(text).toContain('"value":"signed in"')
    for (const secret of [password, password.slice(0, 5), photo, token])
      expect(text).not.toContain(secret)
  })

  test('posts a failure with its kind', async () => {
    const { start, moves } = openPage()
    const actor = start()
    type(actor)
    actor.send({ type: 'submitted' })
    await settled()
    expect(moves().at(-1)?.event).toMatchObject({ error: { kind: 'wrong credentials' } })
  })

  test('posts its whole history to a lab that opens later, and answers a heartbeat', () => {
    const { live, posted, start } = openPage()
    const actor = start()
    actor.send({ type: 'submitted' })
    live.receive({ type: 'report requested' })
    expect(posted.at(-1)).toMatchObject({
      type: 'page reported',
      since: 1_000,
      actors: [{ machine: 'login', history: [{ event: { type: 'submitted' } }] }],
    })
    live.receive({ type: 'ping' })
    expect(posted.at(-1)).toEqual({ type: 'pong', page: 'page-1' })
    live.leave()
    expect(posted.at(-1)).toEqual({ type: 'page left', page: 'page-1' })
  })

  test('stores the last 500 entries of an actor and counts the dropped ones', () => {
    const { live, posted, start } = openPage()
    const actor = start()
    for (let count = 0; count < 503; count += 1)
      actor.send({ type: 'field changed', field: 'identifier', value: String(count) })
    live.receive({ type: 'report requested' })
    const message = posted.at(-1)
    const [stored] = message?.type === 'page reported' ? message.actors : []
    expect(stored?.forgotten).toBe(3)
    expect(stored?.history).toHaveLength(500)
    expect(stored?.history[0]?.event).toMatchObject({ value: '3' })
  })

  test('stores the last 20 actors that ended', () => {
    const { live, posted, start } = openPage()
    for (let count = 0; count < 25; count += 1) start().stop()
    live.receive({ type: 'report requested' })
    const message = posted.at(-1)
    expect(message?.type === 'page reported' && message.actors).toHaveLength(20)
  })
})

test('adding an entry to a history does not mutate the actor', () => {
  const start = { at: 0, value: 'a', context: {}, status: 'active', transitions: [] } as const
  const actor = {
    id: '1',
    machine: 'post',
    start,
    history: [],
    forgotten: 0,
    endedAt: null,
  }
  const longer = withEntry(actor, { ...start, event: { type: 'x' }, service: null })
  expect(longer).toMatchObject({ history: [{ event: { type: 'x' } }], forgotten: 0 })
  expect(actor.history).toEqual([])
})

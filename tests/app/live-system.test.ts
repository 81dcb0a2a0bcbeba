import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../machines/failure.ts'
import type { FromPage } from '../../machines/live/live.ts'
import {
  emptySystem,
  type LiveNode,
  type LiveSystem,
  maxMessages,
  systemAfter,
} from '../../machines/live/live-system.ts'
import { createLivePage } from '../../src/devtools/live-page.ts'
import { createLogin } from '../support/create-login.ts'

const password = 'my own secret 4711'

/** Runs a login that is refused and returns what the page reports, and what a lab has pieced together. */
const refusedLogin = async () => {
  const posted: FromPage[] = []
  const live = createLivePage({
    page: 'page-1',
    clock: { now: () => 1_000 },
    post: (message) => posted.push(structuredClone(message)),
  })
  const actor = createLogin(live.inspect, {
    'sign in': () => Promise.reject(new ServiceFailure({ kind: 'wrong credentials' })),
  }).start()
  actor.send({ type: 'field changed', field: 'identifier', value: 'maya@lindqvist.example' })
  actor.send({ type: 'field changed', field: 'password', value: password })
  actor.send({ type: 'submitted' })
  await new Promise((resolve) => setImmediate(resolve))
  live.receive({ type: 'report requested' })
  const report = posted.at(-1)
  if (report?.type !== 'page reported') throw new Error('The page has not reported.')
  const changes = posted.flatMap((message) =>
    message.type === 'system changed' ? [message.change] : [],
  )
  return { actor, posted, system: report.system, built: changes.reduce(systemAfter, emptySystem) }
}

const lines = ({ nodes, messages }: LiveSystem) => {
  const nameOf = (id: string | null) => nodes.find((node) => node.id === id)?.name ?? 'page'
  return messages.map(({ from, to, event }) => `${nameOf(from)} → ${nameOf(to)}: ${event}`)
}

describe('the actors of a page', () => {
  test('are reported with the actor that started each, and who sent what to whom', async () => {
    const { system, built } = await refusedLogin()
    const login = system.nodes.find(({ name }) => name === 'login')
    expect(login).toMatchObject({ kind: 'machine', parent: null, endedAt: null })
    expect(system.nodes.find(({ name }) => name === 'sign in')).toMatchObject({
      kind: 'service',
      parent: login?.id,
      startedAt: 1_000,
      endedAt: 1_000,
    })
    expect(lines(system)).toEqual(
      expect.arrayContaining([
        'page → login: xstate.init',
        'login → social: xstate.init',
        'page → login: submitted',
        'login → sign in: xstate.init',
        expect.stringMatching(/^sign in → login: xstate\.error\.actor\./),
      ]),
    )
    expect(built).toEqual(system)
  })

  test('are reported without the data of their events', async () => {
    const { posted } = await refusedLogin()
    const text = JSON.stringify(posted.filter(({ type }) => type === 'system changed'))
    expect(text).not.toContain(password)
    expect(text).not.toContain('maya@lindqvist.example')
  })

  test('are reported as ended when their machine stops', async () => {
    const { actor, posted, system } = await refusedLogin()
    actor.stop()
    const ended = posted.flatMap((message) =>
      message.type === 'system changed' && message.change.type === 'ended'
        ? [message.change.id]
        : [],
    )
    const names = ended.map((id) => system.nodes.find((node) => node.id === id)?.name)
    expect(names).toEqual(expect.arrayContaining(['sign in', 'social', 'login']))
  })
})

describe('the system of a page', () => {
  const node = (id: string, parent: string | null): LiveNode => ({
    id,
    parent,
    name: id,
    kind: 'machine',
    startedAt: 0,
    endedAt: null,
  })
  const start = (system: LiveSystem, started: LiveNode) =>
    systemAfter(systemAfter(system, { type: 'started', node: started }), {
      type: 'sent',
      message: { at: 0, from: started.parent, to: started.id, event: 'init' },
    })
  const end = (system: LiveSystem, id: string) => systemAfter(system, { type: 'ended', id, at: 1 })

  test('forgets the first life of an actor that starts again', () => {
    const first = start(
      start(start(emptySystem, node('other', null)), node('a', null)),
      node('b', 'a'),
    )
    const again = start(end(end(first, 'b'), 'a'), node('a', null))
    expect(again.nodes).toEqual([node('other', null), node('a', null)])
    expect(again.messages.map(({ to }) => to)).toEqual(['other', 'a'])
  })

  test('stores its last messages, and the actors that run or occur in them', () => {
    let system = start(start(emptySystem, node('root', null)), node('old', 'root'))
    system = start(system, node('running', 'root'))
    system = end(system, 'old')
    for (let count = 0; count < maxMessages; count += 1)
      system = systemAfter(system, {
        type: 'sent',
        message: { at: count, from: null, to: 'root', event: `event ${count}` },
      })
    expect(system.messages).toHaveLength(maxMessages)
    expect(system.messages[0]?.event).toBe('event 0')
    expect(system.nodes.map(({ id }) => id)).toEqual(['root', 'running'])
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import type { TabMessage, Tabs } from '../../machines/ports.ts'
import { createTabs } from '../../src/services/tabs.ts'
import { deferred } from '../support/deferred.ts'
import { createFakeTabs } from '../support/fakes/browser.ts'
import { createFakeTabLine } from '../support/fakes/tabs.ts'

const channels: BroadcastChannel[] = []

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** Node's own channel, which must be closed for the process to end. */
class ClosedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

const worlds: [string, () => () => Tabs][] = [
  ['the fake line', createFakeTabLine],
  [
    'the channel',
    () => {
      const openTab = createFakeTabs()
      return () => createTabs({ ...openTab(), BroadcastChannel: ClosedChannel })
    },
  ],
  [
    'the storage’s events',
    () => {
      const openTab = createFakeTabs()
      return () => createTabs(openTab())
    },
  ],
]

/** The next message that a tab hears. */
const nextOf = (tabs: Tabs): Promise<TabMessage> => {
  const heard = deferred<TabMessage>()
  const stop = tabs.listen((message) => {
    stop()
    heard.resolve(message)
  })
  return heard.promise
}

describe.each(worlds)('%s', (_name, open) => {
  const messages: TabMessage[] = [
    { type: 'email verified', email: 'ada@example.com' },
    { type: 'sign-in started' },
    { type: 'sign-in ended' },
  ]

  test.each(messages)('carries “$type” to the other tabs', async (message) => {
    const openTab = open()
    const [here, there, elsewhere] = [openTab(), openTab(), openTab()]
    const heard = [nextOf(there), nextOf(elsewhere)]
    here.tell(message)
    expect(await Promise.all(heard)).toEqual([message, message])
  })

  test('carries the same message twice', async () => {
    const openTab = open()
    const [here, there] = [openTab(), openTab()]
    for (const _time of ['first', 'second']) {
      const heard = nextOf(there)
      here.tell({ type: 'sign-in started' })
      expect(await heard).toEqual({ type: 'sign-in started' })
    }
  })

  test('lets nobody hear what they told themselves', async () => {
    const openTab = open()
    const [here, there] = [openTab(), openTab()]
    const own: TabMessage[] = []
    here.listen((message) => own.push(message))
    const echo = nextOf(here)
    here.tell({ type: 'sign-in started' })
    there.tell({ type: 'sign-in ended' })
    expect(await echo).toEqual({ type: 'sign-in ended' })
    expect(own).toEqual([{ type: 'sign-in ended' }])
  })

  test('lets nobody hear who has stopped listening', async () => {
    const openTab = open()
    const [here, there] = [openTab(), openTab()]
    const heard: TabMessage[] = []
    const stop = there.listen((message) => heard.push(message))
    stop()
    const after = nextOf(there)
    here.tell({ type: 'sign-in started' })
    await after
    expect(heard).toEqual([])
  })
})

describe('a message of another shape', () => {
  const strange: unknown[] = [
    null,
    'sign-in started',
    {},
    { type: 'sign-out' },
    { type: 'email verified' },
    { type: 'email verified', email: 7 },
    { type: 'email verified', email: 'x'.repeat(321) },
  ]

  test('is dropped by the channel, and more than is named is cut off', async () => {
    const tabs = createTabs({ ...createFakeTabs()(), BroadcastChannel: ClosedChannel })
    const sender = new ClosedChannel('trellis')
    const heard = nextOf(tabs)
    for (const message of strange) sender.postMessage(message)
    sender.postMessage({ type: 'sign-in ended', token: 'secret' })
    expect(await heard).toEqual({ type: 'sign-in ended' })
  })

  test('is dropped by the storage’s events', async () => {
    const openTab = createFakeTabs()
    const tabs = createTabs(openTab())
    const sender = openTab().localStorage
    const heard = nextOf(tabs)
    for (const message of ['no JSON', ...strange.map((one) => JSON.stringify(one))]) {
      sender.setItem('trellis:tabs', message)
    }
    sender.setItem('another key', '{"type":"sign-in started"}')
    sender.setItem('trellis:tabs', '{"type":"sign-in ended"}')
    expect(await heard).toEqual({ type: 'sign-in ended' })
  })
})

test('a forbidden storage makes a tab lonely, and breaks nothing', () => {
  const openTab = createFakeTabs()
  const tab = openTab()
  tab.localStorage.forbid()
  const heard: TabMessage[] = []
  createTabs(openTab()).listen((message) => heard.push(message))
  createTabs(tab).tell({ type: 'sign-in started' })
  expect(heard).toEqual([])
})

test('a message leaves nothing in the storage', () => {
  const tab = createFakeTabs()()
  createTabs(tab).tell({ type: 'email verified', email: 'ada@example.com' })
  expect(tab.localStorage).toHaveLength(0)
})

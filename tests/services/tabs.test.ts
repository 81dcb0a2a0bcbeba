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

/** Opens tabs of one browser; `arrived` resolves once they have heard all that was told. */
type World = { openTab: () => Tabs; arrived: () => Promise<void> }

const LAST = 'the last message'

/*
 * A channel hears in the order in which it was told: with this one it has heard all before it. Nobody waits for a
 * message that may never come.
 */
const channelsHaveHeard = async (): Promise<void> => {
  const names = new Set(channels.map(({ name }) => name))
  const all = channels.map((channel) => {
    const heard = deferred()
    channel.addEventListener('message', ({ data }) => {
      if (data === LAST) heard.resolve()
    })
    return heard.promise
  })
  for (const name of names) new ClosedChannel(name).postMessage(LAST)
  await Promise.all(all)
}

const worlds: [string, () => World][] = [
  ['the fake line', () => ({ openTab: createFakeTabLine(), arrived: async () => {} })],
  [
    'the channel',
    () => {
      const openTab = createFakeTabs()
      return {
        openTab: () => createTabs({ ...openTab(), BroadcastChannel: ClosedChannel }),
        arrived: channelsHaveHeard,
      }
    },
  ],
  [
    'the storage’s events',
    () => {
      const openTab = createFakeTabs()
      return { openTab: () => createTabs(openTab()), arrived: async () => {} }
    },
  ],
]

/** What a tab hears from now on. */
const heardBy = (tabs: Tabs): { heard: readonly TabMessage[]; stop: () => void } => {
  const heard: TabMessage[] = []
  return { heard, stop: tabs.listen((message) => heard.push(message)) }
}

describe.each(worlds)('%s', (_name, open) => {
  const messages: TabMessage[] = [
    { type: 'email verified', email: 'ada@example.com' },
    { type: 'sign-in started' },
    { type: 'sign-in ended' },
  ]

  test.each(messages)('carries “$type” to the other tabs', async (message) => {
    const { openTab, arrived } = open()
    const [here, there, elsewhere] = [openTab(), openTab(), openTab()]
    const others = [heardBy(there), heardBy(elsewhere)]
    here.tell(message)
    await arrived()
    expect(others.map(({ heard }) => heard)).toEqual([[message], [message]])
  })

  test('carries the same message twice', async () => {
    const { openTab, arrived } = open()
    const [here, there] = [openTab(), openTab()]
    const { heard } = heardBy(there)
    here.tell({ type: 'sign-in started' })
    here.tell({ type: 'sign-in started' })
    await arrived()
    expect(heard).toEqual([{ type: 'sign-in started' }, { type: 'sign-in started' }])
  })

  test('lets nobody hear what they told themselves', async () => {
    const { openTab, arrived } = open()
    const [here, there] = [openTab(), openTab()]
    const { heard } = heardBy(here)
    here.tell({ type: 'sign-in started' })
    there.tell({ type: 'sign-in ended' })
    await arrived()
    expect(heard).toEqual([{ type: 'sign-in ended' }])
  })

  test('lets nobody hear who has stopped listening', async () => {
    const { openTab, arrived } = open()
    const [here, there] = [openTab(), openTab()]
    const [stopped, listening] = [heardBy(there), heardBy(there)]
    stopped.stop()
    here.tell({ type: 'sign-in started' })
    await arrived()
    expect(stopped.heard).toEqual([])
    expect(listening.heard).toEqual([{ type: 'sign-in started' }])
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
    const { heard } = heardBy(tabs)
    for (const message of strange) sender.postMessage(message)
    sender.postMessage({ type: 'sign-in ended', token: 'secret' })
    await channelsHaveHeard()
    expect(heard).toEqual([{ type: 'sign-in ended' }])
  })

  test('is dropped by the storage’s events', () => {
    const openTab = createFakeTabs()
    const tabs = createTabs(openTab())
    const sender = openTab().localStorage
    const { heard } = heardBy(tabs)
    for (const message of ['no JSON', ...strange.map((one) => JSON.stringify(one))]) {
      sender.setItem('trellis:tabs', message)
    }
    sender.setItem('another key', '{"type":"sign-in started"}')
    sender.setItem('trellis:tabs', '{"type":"sign-in ended"}')
    expect(heard).toEqual([{ type: 'sign-in ended' }])
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

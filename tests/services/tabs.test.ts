import { afterEach, describe, expect, test } from 'vitest'
import type { Tabs } from '../../machines/ports.ts'
import type { TabMessage } from '../../machines/tab-message.ts'
import { createTabs } from '../../src/services/tabs.ts'
import { deferred } from '../support/deferred.ts'
import { createFakeTabs } from '../support/fakes/browser.ts'
import { createFakeTabChannel } from '../support/fakes/tabs.ts'

const channels: BroadcastChannel[] = []

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** Node's BroadcastChannel. It must be closed, or the process does not end. */
class ClosedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

/** Opens tabs of one browser. `arrived` resolves when they have received all messages. */
type World = { openTab: () => Tabs; arrived: () => Promise<void> }

const LAST = 'the last message'

/*
 * A channel delivers messages in order: when this one arrives, all earlier ones have arrived. So no test waits for a
 * message that may never arrive.
 */
const channelsHaveReceived = async (): Promise<void> => {
  const names = new Set(channels.map(({ name }) => name))
  const all = channels.map((channel) => {
    const received = deferred()
    channel.addEventListener('message', ({ data }) => {
      if (data === LAST) received.resolve()
    })
    return received.promise
  })
  for (const name of names) new ClosedChannel(name).postMessage(LAST)
  await Promise.all(all)
}

const worlds: [string, () => World][] = [
  ['the fake channel', () => ({ openTab: createFakeTabChannel(), arrived: async () => {} })],
  [
    'the BroadcastChannel',
    () => {
      const openTab = createFakeTabs()
      return {
        openTab: () => createTabs(openTab(), new ClosedChannel('trellis')),
        arrived: channelsHaveReceived,
      }
    },
  ],
  [
    'the storage events',
    () => {
      const openTab = createFakeTabs()
      return { openTab: () => createTabs(openTab(), null), arrived: async () => {} }
    },
  ],
]

/** Records the messages that a tab receives. */
const receivedBy = (tabs: Tabs): { received: readonly TabMessage[]; stop: () => void } => {
  const received: TabMessage[] = []
  return { received, stop: tabs.listen((message) => received.push(message)) }
}

describe.each(worlds)('%s', (_name, open) => {
  const messages: TabMessage[] = [
    { type: 'email verified', email: 'ada@example.com' },
    { type: 'sign-in started' },
    { type: 'sign-in ended' },
    { type: 'member changed', owner: 'uid-1' },
    { type: 'session expired', owner: 'uid-1', reason: 'expired' },
    { type: 'session expired', owner: 'uid-1', reason: 'identity gone' },
  ]

  test.each(messages)('delivers “$type” to the other tabs', async (message) => {
    const { openTab, arrived } = open()
    const [here, there, elsewhere] = [openTab(), openTab(), openTab()]
    const others = [receivedBy(there), receivedBy(elsewhere)]
    here.publish(message)
    await arrived()
    expect(others.map(({ received }) => received)).toEqual([[message], [message]])
  })

  test('delivers the same message twice', async () => {
    const { openTab, arrived } = open()
    const [here, there] = [openTab(), openTab()]
    const { received } = receivedBy(there)
    here.publish({ type: 'sign-in started' })
    here.publish({ type: 'sign-in started' })
    await arrived()
    expect(received).toEqual([{ type: 'sign-in started' }, { type: 'sign-in started' }])
  })

  test('does not deliver a message to its sender', async () => {
    const { openTab, arrived } = open()
    const [here, there] = [openTab(), openTab()]
    const { received } = receivedBy(here)
    here.publish({ type: 'sign-in started' })
    there.publish({ type: 'sign-in ended' })
    await arrived()
    expect(received).toEqual([{ type: 'sign-in ended' }])
  })

  test('does not deliver messages to a stopped listener', async () => {
    const { openTab, arrived } = open()
    const [here, there] = [openTab(), openTab()]
    const [stopped, listening] = [receivedBy(there), receivedBy(there)]
    stopped.stop()
    here.publish({ type: 'sign-in started' })
    await arrived()
    expect(stopped.received).toEqual([])
    expect(listening.received).toEqual([{ type: 'sign-in started' }])
  })
})

describe('an invalid message', () => {
  const invalid: unknown[] = [
    null,
    'sign-in started',
    {},
    { type: 'sign-out' },
    { type: 'email verified' },
    { type: 'email verified', email: 7 },
    { type: 'email verified', email: 'x'.repeat(321) },
  ]

  test('is dropped by the channel, and unknown fields are removed', async () => {
    const tabs = createTabs(createFakeTabs()(), new ClosedChannel('trellis'))
    const sender = new ClosedChannel('trellis')
    const { received } = receivedBy(tabs)
    for (const message of invalid) sender.postMessage(message)
    sender.postMessage({ type: 'sign-in ended', token: 'secret' })
    await channelsHaveReceived()
    expect(received).toEqual([{ type: 'sign-in ended' }])
  })

  test('is dropped by the storage events', () => {
    const openTab = createFakeTabs()
    const tabs = createTabs(openTab(), null)
    const sender = openTab().localStorage
    const { received } = receivedBy(tabs)
    for (const message of ['no JSON', ...invalid.map((one) => JSON.stringify(one))]) {
      sender.setItem('trellis:tabs', message)
    }
    sender.setItem('another key', '{"type":"sign-in started"}')
    sender.setItem('trellis:tabs', '{"type":"sign-in ended"}')
    expect(received).toEqual([{ type: 'sign-in ended' }])
  })
})

test('a tab with a blocked storage delivers no messages and does not throw', () => {
  const openTab = createFakeTabs()
  const tab = openTab()
  tab.localStorage.forbid()
  const received: TabMessage[] = []
  createTabs(openTab(), null).listen((message) => received.push(message))
  createTabs(tab, null).publish({ type: 'sign-in started' })
  expect(received).toEqual([])
})

test('a message leaves nothing in the storage', () => {
  const tab = createFakeTabs()()
  createTabs(tab, null).publish({ type: 'email verified', email: 'ada@example.com' })
  expect(tab.localStorage).toHaveLength(0)
})

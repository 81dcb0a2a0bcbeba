import type { Tabs } from '../../machines/ports.ts'
import type { TabMessage } from '../../machines/tab-message.ts'
import { storageKeys } from './browser-storage/keys.ts'
import { parseUid } from './browser-storage/stored-values.ts'
import { isLine, isObject, type Parse, parseJson } from './unknown-data.ts'

/** The properties of `window` that the messages between tabs use without a channel. */
export type TabsWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>

/**
 * Messages between the tabs of this origin, by the channel, or by storage events without one. A tab does not receive
 * its own messages. An invalid message, for example of another version of the site, is ignored.
 */
export const createTabs = (window: TabsWindow, channel: BroadcastChannel | null): Tabs => {
  const transport = channel ? channelTransport(channel) : storageTransport(window)
  return {
    publish: transport.publish,
    listen: (onMessage) =>
      transport.listen((data) => {
        const message = parseMessage(data)
        if (message) onMessage(message)
      }),
  }
}

type Transport = {
  publish(message: TabMessage): void
  listen(receive: (data: unknown) => void): () => void
}

const parseMessage: Parse<TabMessage> = (data) => {
  if (!isObject(data)) return null
  const { type, email, owner, reason } = data
  if (type === 'sign-in started' || type === 'sign-in ended') return { type }
  const uid = parseUid(owner)
  if (type === 'member changed' && uid !== null) return { type, owner: uid }
  if (type === 'session expired' && uid !== null)
    return { type, owner: uid, reason: reason === 'identity gone' ? reason : 'expired' }
  return type === 'email verified' && isLine(email) ? { type, email } : null
}

const channelTransport = (channel: BroadcastChannel): Transport => ({
  publish: (message) => channel.postMessage(message),
  listen: (receive) => {
    const onMessage = ({ data }: MessageEvent) => receive(data)
    channel.addEventListener('message', onMessage)
    return () => channel.removeEventListener('message', onMessage)
  },
})

const storageTransport = (window: TabsWindow): Transport => ({
  publish: (message) => {
    try {
      window.localStorage.setItem(storageKeys.tabs.key, JSON.stringify(message))
      window.localStorage.removeItem(storageKeys.tabs.key)
    } catch {
      // Without storage this tab cannot reach other tabs.
    }
  },
  listen: (receive) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKeys.tabs.key || newValue === null) return
      receive(parseJson(newValue))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
})

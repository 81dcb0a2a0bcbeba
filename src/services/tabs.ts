import * as v from 'valibot'
import type { TabMessage, Tabs } from '../../machines/ports.ts'
import { ourKeys } from './browser-storage/keys.ts'

/** The parts of the page's window that the line between tabs needs. */
export type TabsWindow = Pick<
  Window,
  'localStorage' | 'addEventListener' | 'removeEventListener'
> & { BroadcastChannel?: typeof BroadcastChannel | undefined }

const NAME = 'trellis'

/**
 * The line to the other tabs of this origin; nobody hears what they told themselves. It is a
 * BroadcastChannel, or the storage's events where there is none. A message of another shape, as another
 * version of ours may send it, is dropped.
 */
export const createTabs = (window: TabsWindow): Tabs => {
  const line = window.BroadcastChannel
    ? channelLine(new window.BroadcastChannel(NAME))
    : storageLine(window)
  return {
    tell: line.tell,
    listen: (onMessage) =>
      line.listen((data) => {
        const message = v.safeParse(messageSchema, data)
        if (message.success) onMessage(message.output)
      }),
  }
}

type Line = { tell(message: TabMessage): void; listen(hear: (data: unknown) => void): () => void }

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('email verified'), email: v.pipe(v.string(), v.maxLength(320)) }),
  v.object({ type: v.literal('sign-in started') }),
  v.object({ type: v.literal('sign-in ended') }),
]) satisfies v.GenericSchema<unknown, TabMessage>

const channelLine = (channel: BroadcastChannel): Line => ({
  tell: (message) => channel.postMessage(message),
  listen: (hear) => {
    const onMessage = ({ data }: MessageEvent) => hear(data)
    channel.addEventListener('message', onMessage)
    return () => channel.removeEventListener('message', onMessage)
  },
})

const storageLine = (window: TabsWindow): Line => ({
  tell: (message) => {
    try {
      window.localStorage.setItem(ourKeys.tabs.key, JSON.stringify(message))
      window.localStorage.removeItem(ourKeys.tabs.key)
    } catch {
      // Without any storage this tab is alone, and needs no line.
    }
  },
  listen: (hear) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== ourKeys.tabs.key || newValue === null) return
      hear(parse(newValue))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

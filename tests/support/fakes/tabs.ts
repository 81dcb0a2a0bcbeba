import type { Tabs } from '../../../machines/ports.ts'
import type { TabMessage } from '../../../machines/tab-message.ts'

/** Opens tabs of one browser. Each tab receives the messages of the others at once. */
export const createFakeTabChannel = (): (() => Tabs & { published: readonly TabMessage[] }) => {
  const tabs = new Set<Set<(message: TabMessage) => void>>()
  return () => {
    const listeners = new Set<(message: TabMessage) => void>()
    const published: TabMessage[] = []
    tabs.add(listeners)
    return {
      published,
      publish: (message) => {
        published.push(message)
        for (const tab of tabs) if (tab !== listeners) for (const receive of tab) receive(message)
      },
      listen: (onMessage) => {
        listeners.add(onMessage)
        return () => listeners.delete(onMessage)
      },
    }
  }
}

import type { TabMessage, Tabs } from '../../../machines/ports.ts'

/** Opens tabs of one browser: what one tells, the others hear at once. */
export const createFakeTabLine = (): (() => Tabs & { told: readonly TabMessage[] }) => {
  const tabs = new Set<Set<(message: TabMessage) => void>>()
  return () => {
    const hearers = new Set<(message: TabMessage) => void>()
    const told: TabMessage[] = []
    tabs.add(hearers)
    return {
      told,
      tell: (message) => {
        told.push(message)
        for (const tab of tabs) if (tab !== hearers) for (const hear of tab) hear(message)
      },
      listen: (onMessage) => {
        hearers.add(onMessage)
        return () => hearers.delete(onMessage)
      },
    }
  }
}

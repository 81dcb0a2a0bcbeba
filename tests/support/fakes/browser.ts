import { createFakeWebStorage, type FakeWebStorage } from './web-storage.ts'

/** The storage of one tab. */
export type FakeTab = {
  localStorage: FakeWebStorage
  sessionStorage: FakeWebStorage
  addEventListener: Window['addEventListener']
  removeEventListener: Window['removeEventListener']
}

/** Opens tabs of one browser. They share the local storage, and each receives an event when another one writes. */
export const createFakeTabs = (): (() => FakeTab) => {
  const tabs: { receive: Set<(event: StorageEvent) => void> }[] = []
  const shared = createFakeWebStorage()

  return () => {
    const receive = new Set<(event: StorageEvent) => void>()
    tabs.push({ receive })
    const publish = (key: string | null, newValue: string | null) => {
      for (const tab of tabs.filter((one) => one.receive !== receive)) {
        for (const listener of tab.receive) listener(storageEvent(key, newValue))
      }
    }
    const localStorage: FakeWebStorage = {
      get length() {
        return shared.length
      },
      key: (index) => shared.key(index),
      getItem: (key) => shared.getItem(key),
      setItem: (key, value) => {
        if (shared.getItem(key) === value) return
        shared.setItem(key, value)
        publish(key, value)
      },
      removeItem: (key) => {
        const was = shared.getItem(key)
        shared.removeItem(key)
        if (was !== null) publish(key, null)
      },
      clear: () => {
        shared.clear()
        publish(null, null)
      },
      forbid: shared.forbid,
      fillUp: shared.fillUp,
    }
    return {
      localStorage,
      sessionStorage: createFakeWebStorage(),
      addEventListener: (type: string, listener: unknown) => {
        if (type === 'storage') receive.add(listener as (event: StorageEvent) => void)
      },
      removeEventListener: (type: string, listener: unknown) => {
        if (type === 'storage') receive.delete(listener as (event: StorageEvent) => void)
      },
    }
  }
}

/** Node has no StorageEvent. The site only reads its key and value. */
const storageEvent = (key: string | null, newValue: string | null): StorageEvent =>
  Object.assign(new Event('storage'), { key, newValue }) as StorageEvent

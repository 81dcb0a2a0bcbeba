import { createFakeWebStorage, type FakeWebStorage } from './web-storage.ts'

/** One tab, as far as storage is concerned. */
export type FakeTab = {
  localStorage: FakeWebStorage
  sessionStorage: FakeWebStorage
  addEventListener: Window['addEventListener']
  removeEventListener: Window['removeEventListener']
}

/** Opens tabs of one browser: they share the local storage, and each hears what the others write. */
export const createFakeTabs = (): (() => FakeTab) => {
  const tabs: { hear: Set<(event: StorageEvent) => void> }[] = []
  const shared = createFakeWebStorage()

  return () => {
    const hear = new Set<(event: StorageEvent) => void>()
    tabs.push({ hear })
    const tell = (key: string | null, newValue: string | null) => {
      for (const tab of tabs.filter((one) => one.hear !== hear)) {
        for (const listener of tab.hear) listener(storageEvent(key, newValue))
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
        tell(key, value)
      },
      removeItem: (key) => {
        const was = shared.getItem(key)
        shared.removeItem(key)
        if (was !== null) tell(key, null)
      },
      clear: () => {
        shared.clear()
        tell(null, null)
      },
      forbid: shared.forbid,
      fillUp: shared.fillUp,
    }
    return {
      localStorage,
      sessionStorage: createFakeWebStorage(),
      addEventListener: (type: string, listener: unknown) => {
        if (type === 'storage') hear.add(listener as (event: StorageEvent) => void)
      },
      removeEventListener: (type: string, listener: unknown) => {
        if (type === 'storage') hear.delete(listener as (event: StorageEvent) => void)
      },
    }
  }
}

/** Node has no StorageEvent; what is read of one is key and value. */
const storageEvent = (key: string | null, newValue: string | null): StorageEvent =>
  Object.assign(new Event('storage'), { key, newValue }) as StorageEvent

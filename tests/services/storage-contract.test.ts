import { describe } from 'vitest'
import { createBrowserStorage } from '../../src/services/browser-storage.ts'
import { createFakeTabs } from '../support/fakes/browser.ts'
import { createFakeStorage } from '../support/fakes/storage.ts'
import { createSteppedTime } from '../support/stepped-time.ts'
import { storageContract } from './contracts/storage-contract.ts'

describe('the fake storage', () => {
  storageContract(() => {
    const storage = createFakeStorage()
    return { storage, otherTab: createFakeStorage(storage.store) }
  })
})

describe('the browser’s storage', () => {
  storageContract(() => {
    const openTab = createFakeTabs()
    const { clock } = createSteppedTime()
    return {
      storage: createBrowserStorage({ window: openTab(), clock }),
      otherTab: createBrowserStorage({ window: openTab(), clock }),
    }
  })
})

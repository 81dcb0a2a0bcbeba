import { waitFor } from 'xstate'
import type { Notice } from '../../machines/notices.ts'
import type { Leave } from '../../machines/paths.ts'
import { type App, createApp } from '../../src/app/create-app.ts'
import { isSettled } from '../../src/app/enter-session.ts'
import { createFakeAppearance } from '../support/fakes/appearance.ts'
import { createFakeClipboard } from '../support/fakes/clipboard.ts'
import { createFakeGeocoder } from '../support/fakes/geocoder.ts'
import { createFakeBrowser, createFakeIdentity } from '../support/fakes/identity.ts'
import { createFakeIdentityService } from '../support/fakes/identity-service.ts'
import { createFakeMemberApi, type FakeRecords } from '../support/fakes/member-api.ts'
import { createFakePictureFiles } from '../support/fakes/picture-files.ts'
import { createFakePictureStore } from '../support/fakes/picture-store.ts'
import { createFakePosition } from '../support/fakes/position.ts'
import { createFakeStorage, createFakeStore } from '../support/fakes/storage.ts'
import { createFakeTabLine } from '../support/fakes/tabs.ts'

/** A browser without pages: one identity service, one backend, one storage, one line between tabs. */
export const openBrowser = () => {
  const service = createFakeIdentityService()
  const browser = createFakeBrowser()
  const store = createFakeStore()
  const records: FakeRecords = new Map()
  const openLine = createFakeTabLine()
  const pictureStore = createFakePictureStore()

  /** The site of one page, not started yet, with the fakes behind it. */
  const buildPage = ({ position = createFakePosition() } = {}) => {
    const identity = createFakeIdentity({ service, browser })
    const memberApi = createFakeMemberApi({ identity, records })
    const geocoder = createFakeGeocoder()
    const clipboard = createFakeClipboard()
    const log: string[] = []
    const app = createApp({
      identity,
      memberApi,
      storage: createFakeStorage(store),
      pictureStore,
      pictureFiles: createFakePictureFiles(),
      position,
      geocoder,
      appearance: createFakeAppearance(),
      clipboard,
      tabs: openLine(),
      clock: { now: () => 1_800_000_000_000 },
      log: { failure: (where, { kind }) => log.push(`${where}: ${kind}`) },
    })
    return { app, identity, memberApi, position, geocoder, clipboard, log }
  }

  /** Opens a page of the site without pixels; what the machines wish for is written down. */
  const openPage = (): Page => {
    const { app, identity, memberApi, log } = buildPage()
    const wishes: Wish[] = []
    app.start({
      leave: (wish) => wishes.push(wish),
      notice: (wish) => wishes.push(wish),
      goBack: (otherwise) => wishes.push({ type: 'go back', otherwise }),
    })
    return {
      app,
      identity,
      memberApi,
      wishes,
      log,
      settled: async () => {
        await waitFor(app.session, isSettled, { timeout: 4_000 })
      },
      become: async (state) => {
        await waitFor(app.session, (snapshot) => snapshot.matches(state), { timeout: 4_000 })
      },
    }
  }
  return { service, store, records, pictureStore, buildPage, openPage }
}

/** What the machines wished for. */
export type Wish = Notice | Leave | { type: 'go back'; otherwise: string }

/** One page with the fakes behind it. */
export type Page = {
  app: App
  identity: ReturnType<typeof createFakeIdentity>
  memberApi: ReturnType<typeof createFakeMemberApi>
  wishes: readonly Wish[]
  log: readonly string[]
  settled(): Promise<void>
  /** Resolves once the session is in this state. */
  become(state: Parameters<ReturnType<App['session']['getSnapshot']>['matches']>[0]): Promise<void>
}

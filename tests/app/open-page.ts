import { waitFor } from 'xstate'
import type { Notice } from '../../machines/notices.ts'
import type { Leave } from '../../machines/paths.ts'
import { type App, createApp } from '../../src/app/create-app.ts'
import { isSettled } from '../../src/app/enter-session.ts'
import type { Services } from '../../src/app/services.ts'
import { createSessionEpoch, type SessionEpoch } from '../../src/services/session-epoch.ts'
import { createFakeAppearance } from '../support/fakes/appearance.ts'
import { createFakeClipboard } from '../support/fakes/clipboard.ts'
import { createFakeGeocoder } from '../support/fakes/geocoder.ts'
import { createFakeBrowser, createFakeIdentity } from '../support/fakes/identity.ts'
import { createFakeIdentityService } from '../support/fakes/identity-service.ts'
import {
  createFakeMemberApi,
  createFakeMemory,
  type FakeRecords,
} from '../support/fakes/member-api.ts'
import { createFakePictureFiles } from '../support/fakes/picture-files.ts'
import { createFakePictureStore } from '../support/fakes/picture-store.ts'
import { createFakePosition } from '../support/fakes/position.ts'
import { createFakeSiteFiles } from '../support/fakes/site-files.ts'
import { createFakeStorage, createFakeStore } from '../support/fakes/storage.ts'
import { createFakeTabLine } from '../support/fakes/tabs.ts'

/** What stands behind every browser: one identity service, one backend, one store of pictures. */
export const openWorld = () => ({
  service: createFakeIdentityService(),
  records: new Map() as FakeRecords,
  memory: createFakeMemory(),
  pictureStore: createFakePictureStore(),
})

/** A browser without pages: one storage, one line between tabs, and a world of its own unless it shares one. */
export const openBrowser = (world = openWorld()) => {
  const { service, records, memory, pictureStore } = world
  const browser = createFakeBrowser()
  const store = createFakeStore()
  const openLine = createFakeTabLine()

  /** The site of one page, not started yet, with the fakes behind it. `through` may stand between the two. */
  const buildPage = ({
    position = createFakePosition(),
    through = (services: Services, _epoch: SessionEpoch) => services,
  } = {}) => {
    const epoch = createSessionEpoch()
    const identity = createFakeIdentity({ service, browser, epoch })
    const memberApi = createFakeMemberApi({ identity, records, memory })
    const geocoder = createFakeGeocoder()
    const clipboard = createFakeClipboard()
    const siteFiles = createFakeSiteFiles()
    const log: string[] = []
    const fakes: Services = {
      identity,
      memberApi,
      storage: createFakeStorage(store),
      pictureStore,
      pictureFiles: createFakePictureFiles(),
      position,
      geocoder,
      appearance: createFakeAppearance(),
      clipboard,
      siteFiles,
      tabs: openLine(),
      clock: { now: () => 1_800_000_000_000 },
      log: { failure: (where, { kind }) => log.push(`${where}: ${kind}`) },
    }
    const app = createApp(through(fakes, epoch))
    return { app, identity, memberApi, position, geocoder, clipboard, siteFiles, log }
  }

  /** Opens a page of the site without pixels; what the machines wish for is written down. */
  const openPage = (options: Parameters<typeof buildPage>[0] = {}): Page => {
    const { app, identity, memberApi, log } = buildPage(options)
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
        await waitFor(app.session, isSettled, { timeout: 15_000 })
      },
      become: async (state) => {
        await waitFor(app.session, (snapshot) => snapshot.matches(state), { timeout: 15_000 })
      },
    }
  }
  return { world, service, store, records, pictureStore, browser, buildPage, openPage }
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

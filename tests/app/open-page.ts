import { type ActorRefFrom, type AnyActorRef, type EmittedFrom, waitFor } from 'xstate'
import { isSettled } from '../../machines/app/access.ts'
import type { appMachine } from '../../machines/app/app-machine.ts'
import type { loginMachine } from '../../machines/login/login-machine.ts'
import type { IdentitySnapshot } from '../../machines/member.ts'
import type { App } from '../../src/app/app.ts'
import { createApp } from '../../src/app/create-app.ts'
import type { Services } from '../../src/app/create-services.ts'
import { createEmailThrottle } from '../../src/services/email-throttle.ts'
import {
  createSessionEpoch,
  createSessionRejections,
  type SessionEpoch,
} from '../../src/services/session-epoch.ts'
import { browserTimers } from '../../src/services/timers.ts'
import { createFakeAppearance } from '../support/fakes/appearance.ts'
import { createFakeClipboard } from '../support/fakes/clipboard.ts'
import { createFakeConnection } from '../support/fakes/connection.ts'
import { createFakeGeocoder } from '../support/fakes/geocoder.ts'
import { createFakeIdentity } from '../support/fakes/identity.ts'
import { createFakeBrowser } from '../support/fakes/identity-browser.ts'
import { createFakeIdentityService } from '../support/fakes/identity-service.ts'
import { createFakeLocks } from '../support/fakes/locks.ts'
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
import { createFakeTabChannel } from '../support/fakes/tabs.ts'
import { createFakeVisibility } from '../support/fakes/visibility.ts'

/** The services that all browsers share: one identity service, one backend, one picture store. */
export const openWorld = () => ({
  service: createFakeIdentityService(),
  records: new Map() as FakeRecords,
  memory: createFakeMemory(),
  pictureStore: createFakePictureStore(),
})

/** A browser without pages, with one storage and one channel between tabs. It has its own services unless given. */
export const openBrowser = (world = openWorld()) => {
  const { service, records, memory, pictureStore } = world
  const browser = createFakeBrowser()
  const store = createFakeStore()
  const openChannel = createFakeTabChannel()
  const locks = createFakeLocks()

  /**
   * Builds the app of one page with its fakes, without starting it. `through` can wrap the fakes. With a browser of its own,
   * the page does not notice at once that another page signs in or out.
   */
  const buildPage = ({
    position = createFakePosition(),
    clock = { now: (): number => 1_800_000_000_000 },
    ownBrowser = browser,
    through = (services: Services, _epoch: SessionEpoch) => services,
  } = {}) => {
    const epoch = createSessionEpoch()
    const identity = createFakeIdentity({ service, browser: ownBrowser, epoch })
    const memberApi = createFakeMemberApi({ identity, records, memory })
    const geocoder = createFakeGeocoder()
    const pictureFiles = createFakePictureFiles()
    const clipboard = createFakeClipboard()
    const siteFiles = createFakeSiteFiles()
    const connection = createFakeConnection()
    const visibility = createFakeVisibility()
    const sessionRejections = createSessionRejections()
    const log: string[] = []
    const storage = createFakeStorage(store)
    const fakes: Services = {
      identity,
      memberApi,
      storage,
      emailThrottle: createEmailThrottle({ locks, storage, clock, timers: browserTimers }),
      pictureStore,
      pictureFiles,
      position,
      geocoder,
      appearance: createFakeAppearance(),
      clipboard,
      connection,
      siteFiles,
      tabs: openChannel(),
      visibility,
      sessionRejections,
      clock,
      log: { failure: (where, { kind }) => log.push(`${where}: ${kind}`) },
    }
    const app = createApp(through(fakes, epoch))
    return {
      app,
      identity,
      memberApi,
      pictureFiles,
      position,
      geocoder,
      clipboard,
      connection,
      visibility,
      siteFiles,
      log,
    }
  }

  /** Opens a page of the site without rendering it, and records its notices and navigation requests. */
  const openPage = (options: Parameters<typeof buildPage>[0] = {}): Page => {
    const { app, identity, memberApi, log } = buildPage(options)
    const commands: NavigationCommand[] = []
    app.root.on('*', (command) => {
      if (command.type !== 'notices withdrawn') commands.push(command)
    })
    app.root.start()
    return {
      app,
      identity,
      memberApi,
      commands,
      log,
      settled: async () => {
        await waitFor(app.session, isSettled, { timeout: 15_000 })
      },
      waitForState: async (state) => {
        await waitFor(app.session, (snapshot) => snapshot.matches(state), { timeout: 15_000 })
      },
    }
  }
  return { world, service, store, records, pictureStore, browser, buildPage, openPage }
}

/** A notice or a navigation request. */
export type NavigationCommand = Exclude<
  EmittedFrom<typeof appMachine>,
  { type: 'notices withdrawn' }
>

/** One page with its fakes. */
export type Page = {
  app: App
  identity: ReturnType<typeof createFakeIdentity>
  memberApi: ReturnType<typeof createFakeMemberApi>
  commands: readonly NavigationCommand[]
  log: readonly string[]
  settled(): Promise<void>
  /** Resolves when the session is in this state. */
  waitForState(
    state: Parameters<ReturnType<App['session']['getSnapshot']>['matches']>[0],
  ): Promise<void>
}

/** Opens the session of a verified identity, as a page does. Resolves when it is settled. */
export const openSession = async (
  session: App['session'],
  identity: IdentitySnapshot,
): Promise<void> => {
  session.send({ type: 'identity verified', identity, replyTo: 'no actor' })
  await waitFor(session, isSettled, { timeout: 15_000 })
}

/** Opens /login in the page host and returns its actor. */
export const openLogin = async ({
  root,
  pageHost,
}: App): Promise<ActorRefFrom<typeof loginMachine>> => {
  const key = '/login'
  root.send({
    type: 'page requested',
    page: '/login',
    key,
    location: { returnTo: null, email: null },
  })
  await waitFor(pageHost, (host) => !host.hasTag('opening'), { timeout: 15_000 })
  root.send({ type: 'route entered', key })
  const { children, context } = pageHost.getSnapshot()
  const pages: Readonly<Record<string, AnyActorRef | undefined>> = children
  const login: ActorRefFrom<typeof loginMachine> | undefined = pages[context.current?.id ?? '']
  if (!login) throw new Error('/login is not open')
  return login
}

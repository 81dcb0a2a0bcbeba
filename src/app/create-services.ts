import type { EmailThrottle } from '../../machines/email-throttle.ts'
import type {
  Appearance,
  Clipboard,
  Clock,
  Connection,
  Geocoder,
  Identity,
  Log,
  MemberApi,
  MemberStorage,
  PictureFiles,
  PictureStore,
  Position,
  SessionRejections,
  Tabs,
  Visibility,
} from '../../machines/ports.ts'
import type { SiteFiles } from '../../machines/site-files.ts'
import { type AppearancePage, createAppearance } from '../services/appearance.ts'
import { type AbilitiesPage, browserAbilities } from '../services/browser-abilities.ts'
import { createBrowserStorage, type StorageWindow } from '../services/browser-storage.ts'
import { createClipboard } from '../services/clipboard.ts'
import { type ConnectionWindow, createConnection } from '../services/connection.ts'
import { createEmailThrottle } from '../services/email-throttle.ts'
import { createLazyGeocoder } from '../services/geocoder-lazy.ts'
import type { Opener } from '../services/identity-firebase/popup.ts'
import { createFirebaseIdentity, type IdentityPage } from '../services/identity-firebase.ts'
import { createRunWhenIdle, type IdlePage } from '../services/idle.ts'
import { pageLog } from '../services/log.ts'
import type { EarlyRequest } from '../services/member-api/early-request.ts'
import { createLazyMemberApi } from '../services/member-api-lazy.ts'
import { createPictureFiles } from '../services/picture-files.ts'
import { createFirebasePictureStore } from '../services/picture-store-firebase.ts'
import { browserPictureTools } from '../services/picture-tools.ts'
import { createPosition } from '../services/position.ts'
import { readerLocales } from '../services/reader-locales.ts'
import { createSessionEpoch, createSessionRejections } from '../services/session-epoch.ts'
import { createSiteFiles, type SiteWindow } from '../services/site-files.ts'
import { createTabs, type TabsWindow } from '../services/tabs.ts'
import { browserTimers, systemClock } from '../services/timers.ts'
import { trustProviderScripts } from '../services/trusted-scripts.ts'
import { createVisibility, type VisibilityWindow } from '../services/visibility.ts'
import { earlyRequestKey } from './prerendered.ts'

export type Services = {
  appearance: Appearance
  identity: Identity
  memberApi: MemberApi
  storage: MemberStorage
  emailThrottle: EmailThrottle
  pictureStore: PictureStore
  pictureFiles: PictureFiles
  position: Position
  siteFiles: SiteFiles
  geocoder: Geocoder
  clipboard: Clipboard
  connection: Connection
  tabs: Tabs
  visibility: Visibility
  sessionRejections: SessionRejections
  clock: Clock
  log: Log
}

/** The properties of `window` that the services use. */
export type ServicesPage = AppearancePage &
  StorageWindow &
  TabsWindow &
  SiteWindow &
  ConnectionWindow &
  VisibilityWindow &
  AbilitiesPage &
  Opener &
  IdlePage &
  IdentityPage &
  Pick<Window, 'trustedTypes'> & {
    [earlyRequestKey]?: EarlyRequest
    readonly location: Pick<Location, 'origin'>
    readonly navigator: Pick<Navigator, 'languages' | 'onLine'>
  }

export const createServices = (page: ServicesPage): Services => {
  const { navigator, [earlyRequestKey]: early } = page
  // It contains a token, which must not outlive a sign-out.
  delete page[earlyRequestKey]
  const abilities = browserAbilities(page)
  trustProviderScripts(page)
  const epoch = createSessionEpoch()
  const sessionRejections = createSessionRejections()
  const pictureFiles = createPictureFiles(browserPictureTools)
  const storage = createBrowserStorage({ window: page, clock: systemClock })
  const identity = createFirebaseIdentity({
    origin: page.location.origin,
    opener: page,
    page,
    timers: browserTimers,
    epoch,
    runWhenIdle: createRunWhenIdle(page, browserTimers),
  })
  return {
    appearance: createAppearance(page),
    identity,
    memberApi: createLazyMemberApi({
      baseUrl: import.meta.env.VITE_API_URL,
      identity,
      epoch,
      timers: browserTimers,
      onRejected: sessionRejections.report,
      early,
      isOnline: () => navigator.onLine,
    }),
    storage,
    emailThrottle: createEmailThrottle({
      locks: abilities.locks,
      storage,
      clock: systemClock,
      timers: browserTimers,
    }),
    pictureStore: createFirebasePictureStore({
      timers: browserTimers,
      identityReady: identity.ready,
    }),
    pictureFiles,
    position: createPosition(abilities.geolocation),
    siteFiles: createSiteFiles({ window: page, timers: browserTimers }),
    geocoder: createLazyGeocoder({
      url: import.meta.env.VITE_GEOCODER_URL,
      languages: readerLocales(navigator.languages),
      timers: browserTimers,
    }),
    clipboard: createClipboard(abilities.clipboard),
    connection: createConnection(page),
    tabs: createTabs(page, abilities.channel),
    visibility: createVisibility(page),
    sessionRejections,
    clock: systemClock,
    log: pageLog,
  }
}

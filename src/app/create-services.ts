import { type AppearancePage, createAppearance } from '../services/appearance.ts'
import { createBrowserStorage, type StorageWindow } from '../services/browser-storage.ts'
import { type ClipboardNavigator, createClipboard } from '../services/clipboard.ts'
import { systemClock } from '../services/clock.ts'
import { createLateGeocoder } from '../services/geocoder-late.ts'
import type { Opener } from '../services/identity-firebase/popup.ts'
import { createFirebaseIdentity } from '../services/identity-firebase.ts'
import { createLateMemberApi } from '../services/member-api-late.ts'
import { createPictureFiles } from '../services/picture-files.ts'
import { createFirebasePictureStore } from '../services/picture-store-firebase.ts'
import { browserPictureTools } from '../services/picture-tools.ts'
import { createPosition, type PositionNavigator } from '../services/position.ts'
import { createSessionEpoch } from '../services/session-epoch.ts'
import { createSiteFiles, type SiteWindow } from '../services/site-files.ts'
import { createTabs, type TabsWindow } from '../services/tabs.ts'
import { browserTimers } from '../services/timers.ts'
import { trustProviderScripts } from '../services/trusted-scripts.ts'
import { pageLog } from './page-log.ts'
import type { Services } from './services.ts'

/** The parts of a page's window that the services stand on. */
export type ServicesPage = AppearancePage &
  StorageWindow &
  TabsWindow &
  SiteWindow &
  Opener &
  Pick<Window, 'trustedTypes'> & {
    readonly location: Pick<Location, 'origin'>
    readonly navigator: PositionNavigator & ClipboardNavigator & Pick<Navigator, 'languages'>
  }

/** The real services of a page; `onSessionRefused` is told when the backend takes the member's token no more. */
export const createServices = (page: ServicesPage, onSessionRefused: () => void): Services => {
  const { navigator } = page
  trustProviderScripts(page)
  const epoch = createSessionEpoch()
  const identity = createFirebaseIdentity({
    origin: page.location.origin,
    opener: page,
    timers: browserTimers,
    epoch,
  })
  return {
    appearance: createAppearance(page),
    identity,
    memberApi: createLateMemberApi({
      baseUrl: import.meta.env.VITE_API_URL,
      identity,
      epoch,
      timers: browserTimers,
      onSessionRefused,
    }),
    storage: createBrowserStorage({ window: page, clock: systemClock }),
    pictureStore: createFirebasePictureStore({ timers: browserTimers }),
    pictureFiles: createPictureFiles(browserPictureTools),
    position: createPosition(navigator),
    siteFiles: createSiteFiles({ window: page, timers: browserTimers }),
    geocoder: createLateGeocoder({
      url: import.meta.env.VITE_GEOCODER_URL,
      languages: navigator.languages,
      timers: browserTimers,
    }),
    clipboard: createClipboard(navigator),
    tabs: createTabs(page),
    clock: systemClock,
    log: pageLog,
  }
}

import { createAppearance } from '../services/appearance.ts'
import { createBrowserStorage } from '../services/browser-storage.ts'
import { createClipboard } from '../services/clipboard.ts'
import { systemClock } from '../services/clock.ts'
import { createLateGeocoder } from '../services/geocoder-late.ts'
import { createFirebaseIdentity } from '../services/identity-firebase.ts'
import { createLateMemberApi } from '../services/member-api-late.ts'
import { createPictureFiles } from '../services/picture-files.ts'
import { createFirebasePictureStore } from '../services/picture-store-firebase.ts'
import { browserPictureTools } from '../services/picture-tools.ts'
import { createPosition } from '../services/position.ts'
import { createSessionEpoch } from '../services/session-epoch.ts'
import { createSiteFiles } from '../services/site-files.ts'
import { createTabs } from '../services/tabs.ts'
import { browserTimers } from '../services/timers.ts'
import { trustProviderScripts } from '../services/trusted-scripts.ts'
import { pageLog } from './page-log.ts'
import type { Services } from './services.ts'

/** The real services of a page; `onSessionRefused` is told when the backend takes the member's token no more. */
export const createServices = (onSessionRefused: () => void): Services => {
  trustProviderScripts(window)
  const epoch = createSessionEpoch()
  const identity = createFirebaseIdentity({
    origin: window.location.origin,
    opener: window,
    timers: browserTimers,
    epoch,
  })
  return {
    appearance: createAppearance(window),
    identity,
    memberApi: createLateMemberApi({
      baseUrl: import.meta.env.VITE_API_URL,
      identity,
      epoch,
      timers: browserTimers,
      onSessionRefused,
    }),
    storage: createBrowserStorage({ window, clock: systemClock }),
    pictureStore: createFirebasePictureStore({ timers: browserTimers }),
    pictureFiles: createPictureFiles(browserPictureTools),
    position: createPosition(navigator),
    siteFiles: createSiteFiles({ window, timers: browserTimers }),
    geocoder: createLateGeocoder({
      url: import.meta.env.VITE_GEOCODER_URL,
      languages: navigator.languages,
      timers: browserTimers,
    }),
    clipboard: createClipboard(navigator),
    tabs: createTabs(window),
    clock: systemClock,
    log: pageLog,
  }
}

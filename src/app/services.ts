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
  Tabs,
  Visibility,
} from '../../machines/ports.ts'
import type { SiteFiles } from '../../machines/site-files.ts'

/** The services of the site: an implementation of every port of the machines. */
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
  clock: Clock
  log: Log
}

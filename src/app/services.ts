import type { MailCooldown } from '../../machines/mail-cooldown.ts'
import type {
  Appearance,
  Clipboard,
  Clock,
  Geocoder,
  Identity,
  Log,
  MemberApi,
  MemberStorage,
  PictureFiles,
  PictureStore,
  Position,
  Tabs,
} from '../../machines/ports.ts'
import type { SiteFiles } from '../../machines/site-files.ts'

/** The services of the site: an implementation of every port of the machines. */
export type Services = {
  appearance: Appearance
  identity: Identity
  memberApi: MemberApi
  storage: MemberStorage
  mailCooldown: MailCooldown
  pictureStore: PictureStore
  pictureFiles: PictureFiles
  position: Position
  siteFiles: SiteFiles
  geocoder: Geocoder
  clipboard: Clipboard
  tabs: Tabs
  clock: Clock
  log: Log
}

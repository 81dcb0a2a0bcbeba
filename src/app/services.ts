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

/** Everything that the machines may ask of the world, as the composition root hands it out. */
export type Services = {
  appearance: Appearance
  identity: Identity
  memberApi: MemberApi
  storage: MemberStorage
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

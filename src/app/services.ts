import type { Clock, Identity, Log, MemberApi, MemberStorage, Tabs } from '../../machines/ports.ts'

/** Everything that the machines may ask of the world, as the composition root hands it out. */
export type Services = {
  identity: Identity
  memberApi: MemberApi
  storage: MemberStorage
  tabs: Tabs
  clock: Clock
  log: Log
}

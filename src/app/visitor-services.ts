import type { MemberStorage, Tabs } from '../../machines/ports.ts'
import type { Services } from './services.ts'

/** A port of which nothing is asked but what is given. */
const only = <Port extends object>(given: Partial<Port>): Port =>
  new Proxy(given, {
    get: (target, name, receiver) => {
      if (name in target) return Reflect.get(target, name, receiver)
      throw new Error(`The prerendered page may not ask for ${String(name)}`)
    },
  }) as Port

/** The services of a page that is drawn at build: the storage is empty, and nothing else is there. */
export const visitorServices: Services = {
  identity: only({}),
  memberApi: only({}),
  storage: only<MemberStorage>({
    readSession: () => ({
      token: null,
      isLoggedIn: false,
      isGoogleAuth: false,
      isAppleAuth: false,
      userId: null,
      displayName: null,
      profileImage: null,
      pendingToken: null,
      tempUserEmail: null,
    }),
    readDeletion: () => null,
  }),
  pictureStore: only({}),
  pictureFiles: only({}),
  position: only({}),
  geocoder: only({}),
  clipboard: only({}),
  tabs: only<Tabs>({ listen: () => () => {} }),
  appearance: only({}),
  clock: only({}),
  log: only({}),
}

import type { SiteHosts } from '../hosting/site-hosts.ts'
import type { Ports } from './processes/ports.ts'

/** The one project of the local stack. `demo-` tells Firebase's tools that no real project has this name. */
export const PROJECT_ID = 'demo-trellis'

/** The bucket that holds the local members' pictures. */
export const PICTURE_BUCKET = `${PROJECT_ID}.appspot.com`

/** Where the services behind the site answer. */
export type ServiceAddresses = {
  /** The base of the backend's calls. */
  api: string
  geocoder: string
  authEmulator: string
  storageEmulator: string
}

/** Where everything answers. */
export type Addresses = ServiceAddresses & { site: string; mailbox: string }

/**
 * The addresses on the given ports. The emulators are named 127.0.0.1 and the site localhost on purpose:
 * they are then different sites for the browser, as Google's and ours are in production.
 */
export const addressesOf = ({ site, api, auth, storage }: Ports): Addresses => ({
  site: `http://localhost:${site}`,
  api: `http://localhost:${api}/api`,
  geocoder: `http://localhost:${api}/geocoder/reverse`,
  mailbox: `http://localhost:${api}/mailbox`,
  authEmulator: `http://127.0.0.1:${auth}`,
  storageEmulator: `http://127.0.0.1:${storage}`,
})

/** What the site's build is told about the local stack (`import.meta.env`). */
export const siteEnvironment = (services: ServiceAddresses): Readonly<Record<string, string>> => ({
  VITE_API_URL: services.api,
  VITE_GEOCODER_URL: services.geocoder,
  VITE_LOCAL_AUTH_EMULATOR: services.authEmulator,
  VITE_LOCAL_STORAGE_EMULATOR_PORT: new URL(services.storageEmulator).port,
})

/** By exactly these hosts the local stack widens the policy that production has. */
export const localHosts = (services: ServiceAddresses): SiteHosts => ({
  connect: [
    new URL(services.api).origin,
    new URL(services.geocoder).origin,
    services.authEmulator,
    services.storageEmulator,
  ],
  frame: [services.authEmulator],
  script: [services.authEmulator],
  image: [services.storageEmulator],
})

import type { SiteHosts } from '../build/hosting/site-hosts.ts'
import type { Ports } from './processes/ports.ts'

/** The project of the local stack. Firebase's tools treat a project that begins with `demo-` as not existing. */
export const PROJECT_ID = 'demo-trellis'

/** The bucket of the local members' pictures. */
export const PICTURE_BUCKET = `${PROJECT_ID}.appspot.com`

/** The URLs of the services behind the site. */
export type ServiceUrls = {
  /** The base URL of the backend's routes. */
  api: string
  geocoder: string
  authEmulator: string
  storageEmulator: string
}

export type StackUrls = ServiceUrls & { site: string; mailbox: string }

/**
 * Returns the URLs for the given ports. The emulators use 127.0.0.1 and the site localhost on purpose: for the
 * browser they are then different sites, like Google's and ours in production.
 */
export const stackUrls = ({ site, api, auth, storage }: Ports): StackUrls => ({
  site: `http://localhost:${site}`,
  api: `http://localhost:${api}/api`,
  geocoder: `http://localhost:${api}/geocoder/reverse`,
  mailbox: `http://localhost:${api}/mailbox`,
  authEmulator: `http://127.0.0.1:${auth}`,
  storageEmulator: `http://127.0.0.1:${storage}`,
})

/** Returns the local stack's settings for the site's build (`import.meta.env`). */
export const siteEnvironment = (services: ServiceUrls): Readonly<Record<string, string>> => ({
  VITE_API_URL: services.api,
  VITE_GEOCODER_URL: services.geocoder,
  VITE_PRIVACY_URL: new URL('/privacy', services.api).href,
  VITE_LOCAL_AUTH_EMULATOR: services.authEmulator,
  VITE_LOCAL_STORAGE_EMULATOR_PORT: new URL(services.storageEmulator).port,
})

/** Returns the hosts that the local stack adds to the production policy. */
export const localHosts = (services: ServiceUrls): SiteHosts => ({
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

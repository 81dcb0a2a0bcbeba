import {
  type Addresses,
  PICTURE_BUCKET,
  PROJECT_ID,
  type ServiceAddresses,
  siteEnvironment,
} from './addresses.ts'
import { roomsOf } from './processes/data-folder.ts'
import type { Ports } from './processes/ports.ts'

/** One process of the stack: the module it runs, and its whole environment. */
export type Part = { name: string; module: URL; env: Readonly<Record<string, string>> }

/** How the site runs beside the services: from its sources, as a build under production headers, or not. */
export type SiteKind = 'dev' | 'preview' | 'none'

/** The two emulators, which keep their state in the data folder. */
export const emulatorsPart = (ports: Ports, dataDir: string): Part => ({
  name: 'emulators',
  module: new URL('./emulators-process.ts', import.meta.url),
  env: {
    PROJECT_ID,
    AUTH_EMULATOR_PORT: String(ports.auth),
    STORAGE_EMULATOR_PORT: String(ports.storage),
    EMULATORS_DIR: roomsOf(dataDir).emulators,
  },
})

/**
 * The backend on its embedded database, with geocoder and mailbox beside it. Its settings are written out
 * here and inherited from nowhere: a `.env` that names a real project must never meet the local accounts.
 */
export const backendPart = (
  ports: Ports,
  dataDir: string,
  { origins, seedKey }: { origins: readonly string[]; seedKey: string },
): Part => ({
  name: 'backend',
  module: new URL('./backend-process.ts', import.meta.url),
  env: {
    API_HOST: '127.0.0.1',
    API_PORT: String(ports.api),
    DATA_DIR: roomsOf(dataDir).database,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_STORAGE_BUCKET: PICTURE_BUCKET,
    FIREBASE_API_KEY: 'local-stack',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    ALLOW_UNSIGNED_TOKENS: '1',
    CORS_ORIGINS: origins.join(','),
    // A developer and a test run sign up more often in an hour than a household does.
    RATE_LIMIT_REGISTER: '10000/60',
    RATE_LIMIT_LOGIN: '10000/60',
    RATE_LIMIT_RESOLVE_LOGIN: '10000/60',
    RATE_LIMIT_REPORT: '10000/60',
    LOG_LEVEL: 'warn',
    SEED_KEY: seedKey,
  },
})

/** The site's development server, from the sources. */
export const devSitePart = (port: number, services: ServiceAddresses, dataDir: string): Part => ({
  name: 'site',
  module: new URL('./dev-site-process.ts', import.meta.url),
  env: {
    ...siteEnvironment(services),
    SITE_PORT: String(port),
    VITE_CACHE_DIR: roomsOf(dataDir).vite,
  },
})

/** The site built for the local stack and served under production headers. */
export const builtSitePart = (port: number, services: ServiceAddresses, dataDir: string): Part => ({
  name: 'site',
  module: new URL('./built-site-process.ts', import.meta.url),
  env: {
    ...siteEnvironment(services),
    STORAGE_EMULATOR: services.storageEmulator,
    SITE_PORT: String(port),
    SITE_DIR: roomsOf(dataDir).site,
  },
})

/** The origins under which a browser on this machine knows the site. */
export const originsOf = ({ site }: Pick<Addresses, 'site'>): readonly string[] => [
  site,
  site.replace('localhost', '127.0.0.1'),
]

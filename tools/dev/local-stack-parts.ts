import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { dataPaths } from './processes/data-folder.ts'
import type { Ports } from './processes/ports.ts'
import {
  PICTURE_BUCKET,
  PROJECT_ID,
  type ServiceUrls,
  type StackUrls,
  siteEnvironment,
} from './urls.ts'

/** A process of the stack: its module, its arguments, and its complete environment. */
export type Part = {
  name: string
  module: URL
  args?: readonly string[]
  /** Whether the other processes of this machine get the CPU first. */
  yields?: boolean
  env: Readonly<Record<string, string>>
}

/** How the site runs: from its sources, as a build with production headers, or not at all. */
export type SiteKind = 'dev' | 'preview' | 'none'

/** The two emulators, with their state in the data folder. */
export const emulatorsPart = (ports: Ports, dataDir: string): Part => ({
  name: 'emulators',
  module: new URL('./emulators-process.ts', import.meta.url),
  env: {
    PROJECT_ID,
    AUTH_EMULATOR_PORT: String(ports.auth),
    STORAGE_EMULATOR_PORT: String(ports.storage),
    EMULATORS_DIR: dataPaths(dataDir).emulators,
  },
})

/**
 * The backend on its embedded database, with geocoder and mailbox. All its settings are listed here and none is
 * inherited: a `.env` with a real project must never be combined with local accounts.
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
    DATA_DIR: dataPaths(dataDir).database,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_STORAGE_BUCKET: PICTURE_BUCKET,
    FIREBASE_API_KEY: 'local-stack',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    ALLOW_UNSIGNED_TOKENS: '1',
    CORS_ORIGINS: origins.join(','),
    // Developers and tests sign up more often than the production limits allow.
    RATE_LIMIT_REGISTER: '10000/60',
    RATE_LIMIT_LOGIN: '10000/60',
    RATE_LIMIT_RESOLVE_LOGIN: '10000/60',
    RATE_LIMIT_REPORT: '10000/60',
    LOG_LEVEL: 'warn',
    SEED_KEY: seedKey,
  },
})

/** The site's development server, from the sources. Vite starts twice as fast without a loader for TypeScript. */
export const devSitePart = (port: number, services: ServiceUrls, dataDir: string): Part => ({
  name: 'site',
  module: new URL('bin/vite.js', vite),
  args: ['--config', fileURLToPath(new URL('./vite.config.ts', import.meta.url))],
  env: {
    ...siteEnvironment(services),
    SITE_PORT: String(port),
    VITE_CACHE_DIR: dataPaths(dataDir).vite,
  },
})

/** The site, built for the local stack and served with production headers. */
export const builtSitePart = (port: number, services: ServiceUrls, dataDir: string): Part => ({
  name: 'site',
  module: new URL('./built-site-process.ts', import.meta.url),
  env: {
    ...siteEnvironment(services),
    STORAGE_EMULATOR: services.storageEmulator,
    SITE_PORT: String(port),
    SITE_DIR: dataPaths(dataDir).site,
    VITE_LOCAL_INSPECTION: 'on',
  },
})

/** The origins of the site in a browser on this machine. */
export const originsOf = ({ site }: Pick<StackUrls, 'site'>): readonly string[] => [
  site,
  site.replace('localhost', '127.0.0.1'),
]

const vite = pathToFileURL(createRequire(import.meta.url).resolve('vite/package.json'))

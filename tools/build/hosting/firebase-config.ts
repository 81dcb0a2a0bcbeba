import type { Page } from '../../../machines/paths.ts'
import { HASHED_FILES, IMMUTABLE, REVALIDATED } from './caching.ts'
import { type InlineHashes, noInlineHashes } from './inline-hashes.ts'
import { pageFiles, SHELL_FILE, SHELL_PATHS } from './page-files.ts'
import { FILE_POLICY, securityHeaders } from './security-headers.ts'
import { productionHosts, type SiteSettings } from './site-hosts.ts'

/** The settings of `.env.example`, for those that the environment does not set. */
export const exampleSettings: SiteSettings = {
  VITE_API_URL: 'https://api.trellis.example/api',
  VITE_GEOCODER_URL: 'https://nominatim.trellis.example/reverse',
  VITE_FIREBASE_AUTH_DOMAIN: 'trellis-example.firebaseapp.com',
}

/**
 * Returns the text of `firebase.json`: the built site on Firebase Hosting, and the rules of the file storage.
 * Later header rules override earlier ones. A prerendered page has its own file and a policy with the hashes of its inline
 * scripts and styles. Every other path is served the shell, unless it names a file: a missing file is a 404.
 * The build contains no hidden files except `.well-known`, which Firebase's usual `ignore` would leave out.
 */
export const firebaseConfig = (
  settings: SiteSettings,
  inlineOf: (page: Page) => InlineHashes = () => noInlineHashes,
): string =>
  `${JSON.stringify(
    {
      hosting: {
        public: 'dist',
        ignore: ['firebase.json', '**/node_modules/**'],
        redirects: pageFiles.map(({ path, file }) => ({
          source: `/${file}`,
          destination: path,
          type: 301,
        })),
        rewrites: [
          ...pageFiles
            .filter(({ path }) => path !== '/')
            .map(({ path, file }) => ({ source: path, destination: `/${file}` })),
          { regex: SHELL_PATHS, destination: `/${SHELL_FILE}` },
        ],
        headers: [
          {
            source: '**',
            headers: headerList({
              ...securityHeaders(productionHosts(settings)),
              'Cache-Control': REVALIDATED,
            }),
          },
          ...pageFiles.map(({ path }) => ({
            source: path,
            headers: headerList(securityHeaders(productionHosts(settings), inlineOf(path))),
          })),
          {
            source: `${HASHED_FILES}**`,
            headers: headerList({
              'Content-Security-Policy': FILE_POLICY,
              'Cache-Control': IMMUTABLE,
            }),
          },
        ],
      },
      storage: { rules: 'storage.rules' },
    },
    null,
    2,
  )}\n`

const headerList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

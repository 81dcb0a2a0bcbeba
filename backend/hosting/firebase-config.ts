import { HASHED_FILES, IMMUTABLE, REVALIDATED } from './caching.ts'
import { type DrawnPath, drawnPages, SHELL_FILE } from './drawn-pages.ts'
import { type InlineHashes, nothingInline } from './inline-hashes.ts'
import { securityHeaders } from './security-headers.ts'
import { productionHosts, type SiteSettings } from './site-hosts.ts'

/** The settings that stand in `.env.example`, for the `firebase.json` that the repository carries. */
export const exampleSettings: SiteSettings = {
  VITE_API_URL: 'https://api.trellis.example/api',
  VITE_GEOCODER_URL: 'https://nominatim.trellis.example/reverse',
  VITE_FIREBASE_AUTH_DOMAIN: 'trellis-example.firebaseapp.com',
}

/** What stands within each of the drawn pages. */
export type InlineOfPages = Readonly<Partial<Record<DrawnPath, InlineHashes>>>

/**
 * The text of `firebase.json`: the built site on Firebase Hosting, and the rules of the file storage.
 * Later header rules win over earlier ones; a missing asset stays a 404, a drawn page has its own file and a policy
 * that names what stands `inline` in it, every other path is the shell.
 */
export const firebaseConfig = (settings: SiteSettings, inline: InlineOfPages = {}): string =>
  `${JSON.stringify(
    {
      hosting: {
        public: 'dist',
        ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
        redirects: drawnPages.map(({ path, file }) => ({
          source: `/${file}`,
          destination: path,
          type: 301,
        })),
        rewrites: [
          ...drawnPages
            .filter(({ path }) => path !== '/')
            .map(({ path, file }) => ({ source: path, destination: `/${file}` })),
          { source: `!${HASHED_FILES}**`, destination: `/${SHELL_FILE}` },
        ],
        headers: [
          {
            source: '**',
            headers: headerList({
              ...securityHeaders(productionHosts(settings)),
              'Cache-Control': REVALIDATED,
            }),
          },
          ...drawnPages.map(({ path }) => ({
            source: path,
            headers: headerList(
              securityHeaders(productionHosts(settings), inline[path] ?? nothingInline),
            ),
          })),
          { source: `${HASHED_FILES}**`, headers: headerList({ 'Cache-Control': IMMUTABLE }) },
        ],
      },
      storage: { rules: 'storage.rules' },
    },
    null,
    2,
  )}\n`

const headerList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

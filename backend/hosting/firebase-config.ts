import { HASHED_FILES, IMMUTABLE, REVALIDATED } from './caching.ts'
import { type InlineHashes, nothingInline } from './inline-hashes.ts'
import { securityHeaders } from './security-headers.ts'
import { productionHosts, type SiteSettings } from './site-hosts.ts'

/** The settings that stand in `.env.example`, for the `firebase.json` that the repository carries. */
export const exampleSettings: SiteSettings = {
  VITE_API_URL: 'https://api.trellis.example/api',
  VITE_GEOCODER_URL: 'https://nominatim.trellis.example/reverse',
  VITE_FIREBASE_AUTH_DOMAIN: 'trellis-example.firebaseapp.com',
}

/** The landing page's own file. Its policy holds for / alone, so its file leads there. */
export const LANDING_FILE = '/index.html'

/**
 * The text of `firebase.json`: the built site on Firebase Hosting, and the rules of the file storage.
 * Later header rules win over earlier ones; a missing asset stays a 404, / is the landing page with what stands `inline`
 * in it, every other path is the shell.
 */
export const firebaseConfig = (
  settings: SiteSettings,
  inline: InlineHashes = nothingInline,
): string =>
  `${JSON.stringify(
    {
      hosting: {
        public: 'dist',
        ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
        redirects: [{ source: LANDING_FILE, destination: '/', type: 301 }],
        rewrites: [{ source: `!${HASHED_FILES}**`, destination: '/app.html' }],
        headers: [
          {
            source: '**',
            headers: headerList({
              ...securityHeaders(productionHosts(settings)),
              'Cache-Control': REVALIDATED,
            }),
          },
          {
            source: '/',
            headers: headerList(securityHeaders(productionHosts(settings), inline)),
          },
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

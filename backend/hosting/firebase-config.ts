import { HASHED_FILES, IMMUTABLE, REVALIDATED } from './caching.ts'
import { securityHeaders } from './security-headers.ts'
import { productionHosts, type SiteSettings } from './site-hosts.ts'

/** The settings that stand in `.env.example`, for the `firebase.json` that the repository carries. */
export const exampleSettings: SiteSettings = {
  VITE_API_URL: 'https://api.trellis.example/api',
  VITE_GEOCODER_URL: 'https://nominatim.trellis.example/reverse',
  VITE_FIREBASE_AUTH_DOMAIN: 'trellis-example.firebaseapp.com',
}

/**
 * The text of `firebase.json`: the built site on Firebase Hosting, and the rules of the file storage.
 * Later header rules win over earlier ones; a missing asset stays a 404, every other path is the site.
 */
export const firebaseConfig = (settings: SiteSettings): string =>
  `${JSON.stringify(
    {
      hosting: {
        public: 'dist',
        ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
        rewrites: [{ source: `!${HASHED_FILES}**`, destination: '/index.html' }],
        headers: [
          {
            source: '**',
            headers: headerList({
              ...securityHeaders(productionHosts(settings)),
              'Cache-Control': REVALIDATED,
            }),
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

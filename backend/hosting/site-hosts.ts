import { providerPictureOrigin } from '../api/fields/provider-picture.ts'

/** The hosts that the built site talks to, as origins (`https://host`). */
export type SiteHosts = {
  /** The backend and the reverse geocoder. */
  connect: readonly string[]
  /** The identity service's own pages: its hidden frame, and the script that opens it. */
  frame: readonly string[]
  script: readonly string[]
  /** Where pictures are shown from. */
  image: readonly string[]
}

/** What tells a build of the site where its services are; the names are those of `.env.example`. */
export type SiteSettings = {
  VITE_API_URL: string
  VITE_GEOCODER_URL: string
  VITE_FIREBASE_AUTH_DOMAIN: string
}

/** The hosts of a site in production: its own services by name, and those of Firebase. */
export const productionHosts = (settings: SiteSettings): SiteHosts => ({
  connect: [
    new URL(settings.VITE_API_URL).origin,
    new URL(settings.VITE_GEOCODER_URL).origin,
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firebasestorage.googleapis.com',
  ],
  frame: [`https://${settings.VITE_FIREBASE_AUTH_DOMAIN}`],
  script: ['https://apis.google.com'],
  image: ['https://firebasestorage.googleapis.com', providerPictureOrigin],
})

/** Both sets of hosts together. */
export const withHosts = (some: SiteHosts, more: SiteHosts): SiteHosts => ({
  connect: [...some.connect, ...more.connect],
  frame: [...some.frame, ...more.frame],
  script: [...some.script, ...more.script],
  image: [...some.image, ...more.image],
})

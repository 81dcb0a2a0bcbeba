import { providerPictureOrigins } from '../../../backend/fields/provider-picture.ts'

/** The hosts that the built site connects to, as origins (`https://host`). */
export type SiteHosts = {
  /** The backend, the reverse geocoder, and where page loads and failures are reported. */
  connect: readonly string[]
  /** The hidden iframe of the identity service, and the script that opens it. */
  frame: readonly string[]
  script: readonly string[]
  /** The sources of pictures. */
  image: readonly string[]
}

/** The settings with the URLs of a build's services, as named in `.env.example`. */
export type SiteSettings = {
  VITE_API_URL: string
  VITE_GEOCODER_URL: string
  VITE_FIREBASE_AUTH_DOMAIN: string
  /** Empty or absent if page loads are not reported. */
  VITE_WEB_VITALS_URL?: string | undefined
  /** Empty or absent if failures of pages are not reported. */
  VITE_REPORTS_URL?: string | undefined
}

/** Returns the hosts of a site in production: those of the settings, and those of Firebase. */
export const productionHosts = (settings: SiteSettings): SiteHosts => ({
  connect: [
    new URL(settings.VITE_API_URL).origin,
    new URL(settings.VITE_GEOCODER_URL).origin,
    ...[settings.VITE_WEB_VITALS_URL, settings.VITE_REPORTS_URL].flatMap((url) =>
      url ? [new URL(url).origin] : [],
    ),
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firebasestorage.googleapis.com',
  ],
  frame: [`https://${settings.VITE_FIREBASE_AUTH_DOMAIN}`],
  script: ['https://apis.google.com'],
  image: ['https://firebasestorage.googleapis.com', ...providerPictureOrigins],
})

export const withHosts = (one: SiteHosts, other: SiteHosts): SiteHosts => ({
  connect: [...one.connect, ...other.connect],
  frame: [...one.frame, ...other.frame],
  script: [...one.script, ...other.script],
  image: [...one.image, ...other.image],
})

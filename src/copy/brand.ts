const settings: Readonly<Record<string, unknown>> = import.meta.env ?? {}

const setting = (key: string, fallback: string): string => {
  const value = settings[key]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback
}

/** The name, support email and links of the brand, from the configuration of the build. */
export const brand = {
  name: setting('VITE_BRAND_NAME', 'Trellis'),
  tagline: 'Coordinate. Connect. Cultivate.',
  supportEmail: setting('VITE_SUPPORT_EMAIL', 'support@trellis.example'),
  privacyPolicy: setting('VITE_PRIVACY_URL', 'https://trellis.example/privacy'),
  googlePlay: setting('VITE_GOOGLE_PLAY_URL', '#'),
  appStore: setting('VITE_APP_STORE_URL', '#'),
} as const

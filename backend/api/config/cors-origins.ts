import type { Complain, Settings } from './environment.ts'

/** The origins whose pages may call the API: exact ones, never a pattern. */
export const corsOrigins = (settings: Settings, complain: Complain): readonly string[] => {
  const production = settings.NODE_ENV === 'production'
  if (settings.CORS_ORIGINS === '') {
    if (production) complain('CORS_ORIGINS is missing: the origin of the site.')
    return developmentOrigins
  }
  const origins = settings.CORS_ORIGINS.split(',').map((origin) => origin.trim())
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      complain(
        `CORS_ORIGINS: "${origin}" is not an origin; it must read https://host or https://host:port.`,
      )
    } else if (production && !origin.startsWith('https://')) {
      complain(`CORS_ORIGINS: "${origin}" must use https in production.`)
    }
  }
  return origins
}

const developmentOrigins = ['http://localhost:5173', 'http://127.0.0.1:5173']

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && !text.includes('*')

import type { ReportProblem, Settings } from './environment.ts'

/** Reads the origins whose pages may call the API. They are exact, never patterns. */
export const corsOrigins = (settings: Settings, report: ReportProblem): readonly string[] => {
  const production = settings.NODE_ENV === 'production'
  if (settings.CORS_ORIGINS === '') {
    if (production) report('CORS_ORIGINS is missing: the origin of the site.')
    return developmentOrigins
  }
  const origins = settings.CORS_ORIGINS.split(',').map((origin) => origin.trim())
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      report(
        `CORS_ORIGINS: "${origin}" is not an origin. The format is https://host or https://host:port.`,
      )
    } else if (production && !origin.startsWith('https://')) {
      report(`CORS_ORIGINS: "${origin}" must use https in production.`)
    }
  }
  return origins
}

const developmentOrigins = ['http://localhost:5173', 'http://127.0.0.1:5173']

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && !text.includes('*')

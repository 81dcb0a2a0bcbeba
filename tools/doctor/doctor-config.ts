/** The settings that the doctor checks, from the environment; '' if one is absent. */
export type DoctorConfig = {
  env: Readonly<Record<string, string | undefined>>
  /** The site's origins, which may call the API. */
  origins: readonly string[]
  apiUrl: string
  projectId: string
  authDomain: string
  bucket: string
  /** The API key in the site's bundle. */
  siteKey: string
  /** The API key of the server. */
  serverKey: string
}

/** Reads the configuration from the environment. */
export const doctorConfigFrom = (env: DoctorConfig['env']): DoctorConfig => {
  const read = (name: string) => env[name]?.trim() ?? ''
  return {
    env,
    origins: read('CORS_ORIGINS')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    apiUrl: read('VITE_API_URL').replace(/\/$/, ''),
    projectId: read('FIREBASE_PROJECT_ID'),
    authDomain: read('VITE_FIREBASE_AUTH_DOMAIN'),
    bucket: read('FIREBASE_STORAGE_BUCKET'),
    siteKey: read('VITE_FIREBASE_API_KEY'),
    serverKey: read('FIREBASE_API_KEY'),
  }
}

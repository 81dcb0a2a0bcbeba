/** The settings that the doctor looks at, as the environment gives them; '' where one is absent. */
export type Patient = {
  env: Readonly<Record<string, string | undefined>>
  /** The site's origins: those that may call the API. */
  origins: readonly string[]
  apiUrl: string
  projectId: string
  authDomain: string
  bucket: string
  /** The key in the site's bundle. */
  siteKey: string
  /** The key of the server. */
  serverKey: string
}

/** Reads the patient out of the environment. */
export const patientFrom = (env: Patient['env']): Patient => {
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

import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app'
import { ServiceFailure } from '../../machines/failure.ts'

/**
 * The Firebase project of a production build (`.env.example` documents each setting), otherwise that of the local stack.
 * With a name that begins with `demo-` the library never calls a real service.
 */
export const projectOptions = (): FirebaseOptions =>
  import.meta.env.MODE === 'production'
    ? {
        apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
        authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
        storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
        appId: import.meta.env.VITE_FIREBASE_APP_ID,
      }
    : {
        apiKey: 'demo-key',
        authDomain: 'demo-trellis.firebaseapp.com',
        projectId: 'demo-trellis',
        storageBucket: 'demo-trellis.appspot.com',
        appId: 'demo-app',
      }

/** The public API key of the Firebase project. */
export const firebaseApiKey = projectOptions().apiKey

/** A property of the app that its public type does not contain. */
type AppWithServices = FirebaseApp & { container: { providers: Map<string, unknown> } }

/**
 * The Firebase app, which identity and pictures share. A name has one app, which later calls return. It has no
 * heartbeats: they store the days of use in IndexedDB, and every request of the library waits until a browser has opened
 * that, which some never do (fault 125). Throws 'misconfigured' if the build has no project settings.
 */
export const firebaseApp = (name: string): FirebaseApp => {
  const options = projectOptions()
  if (!options.apiKey || !options.projectId) throw new ServiceFailure({ kind: 'misconfigured' })
  const app = initializeApp(options, name) as AppWithServices
  app.container.providers.delete('heartbeat')
  return app
}

/** The vendor's error code, or null. `instanceof` would fail for an error of another copy of the library. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null

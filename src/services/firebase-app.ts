import { type FirebaseApp, initializeApp } from 'firebase/app'
import { ServiceFailure } from '../../machines/failure.ts'
import { projectOptions } from './firebase-app-wiring.ts'

/**
 * The Firebase app, which identity and pictures share. Throws 'misconfigured' if the build has no project settings.
 */
export const firebaseApp = (name: string): FirebaseApp => {
  if (!projectOptions.apiKey || !projectOptions.projectId) {
    throw new ServiceFailure({ kind: 'misconfigured' })
  }
  return initializeApp(projectOptions, name)
}

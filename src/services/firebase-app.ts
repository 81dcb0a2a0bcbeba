import { type FirebaseApp, initializeApp } from 'firebase/app'
import { ServiceFailure } from '../../machines/failure.ts'
import { projectOptions } from './firebase-app-wiring.ts'

/**
 * The project's app, made on first use and shared by identity and pictures.
 * Rejects 'misconfigured' where the build was given no project.
 */
export const firebaseApp = (name: string): FirebaseApp => {
  if (!projectOptions.apiKey || !projectOptions.projectId) {
    throw new ServiceFailure({ kind: 'misconfigured' })
  }
  return initializeApp(projectOptions, name)
}

import { type FirebaseApp, initializeApp } from 'firebase/app'
import { projectOptions } from './firebase-app-wiring.ts'

/** The public API key of the Firebase project. */
export const firebaseApiKey = projectOptions.apiKey

/** The Firebase app, which identity and pictures share. A name has one app, which later calls return. */
export const firebaseApp = (name: string): FirebaseApp => initializeApp(projectOptions, name)

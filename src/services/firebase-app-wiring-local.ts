import type { FirebaseOptions } from 'firebase/app'

/** The project of the local stack: the name `demo-…` makes sure that no real service is ever asked. */
export const projectOptions: FirebaseOptions = {
  apiKey: 'demo-key',
  authDomain: 'demo-trellis.firebaseapp.com',
  projectId: 'demo-trellis',
  storageBucket: 'demo-trellis.appspot.com',
  appId: 'demo-app',
}

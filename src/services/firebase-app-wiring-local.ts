import type { FirebaseOptions } from 'firebase/app'

/** The project of the local stack. With a name that begins with `demo-` the SDK never calls a real service. */
export const projectOptions: FirebaseOptions = {
  apiKey: 'demo-key',
  authDomain: 'demo-trellis.firebaseapp.com',
  projectId: 'demo-trellis',
  storageBucket: 'demo-trellis.appspot.com',
  appId: 'demo-app',
}

import { ServiceFailure } from '../../machines/failure.ts'
import { projectOptions } from './firebase-app-wiring.ts'

/** Throws 'misconfigured' if the build has no project settings. */
export const requireFirebaseProject = (): void => {
  if (!projectOptions.apiKey || !projectOptions.projectId) {
    throw new ServiceFailure({ kind: 'misconfigured' })
  }
}

import { ServiceFailure } from '../../machines/failure.ts'
import { projectOptions } from './firebase-app.ts'

/** Throws 'misconfigured' if the build has no project settings. */
export const requireFirebaseProject = (): void => {
  const { apiKey, projectId } = projectOptions()
  if (!apiKey || !projectId) {
    throw new ServiceFailure({ kind: 'misconfigured' })
  }
}

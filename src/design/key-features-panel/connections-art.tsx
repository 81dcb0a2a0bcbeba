import { FeatureArt } from './feature-art.tsx'

/** Friends and colleagues in one list. Decoration. */
export function ConnectionsArt() {
  return <FeatureArt wide="connections" narrow="connections-plate" />
}

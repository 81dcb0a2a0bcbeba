import { FeatureArt } from './feature-art.tsx'

/** The app's reminders. Decoration. */
export function InsightsArt() {
  return <FeatureArt wide="insights" narrow="insights-plate" />
}

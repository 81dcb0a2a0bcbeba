import { FeatureArt } from './feature-art.tsx'

/** Three calendars, and the hour that is free in all of them. Decoration. */
export function ScheduleArt() {
  return <FeatureArt wide="schedule" narrow="schedule-plate" />
}

import { featuresCopy } from '../../copy/landing.ts'
import { ConnectionsArt } from '../../design/key-features-panel/connections-art.tsx'
import { InsightsArt } from '../../design/key-features-panel/insights-art.tsx'
import { Feature, KeyFeaturesPanel } from '../../design/key-features-panel/key-features-panel.tsx'
import { ScheduleArt } from '../../design/key-features-panel/schedule-art.tsx'

/** The second panel: three features with descriptions (specification 1). */
export function KeyFeatures({ headingId }: { headingId: string }) {
  const { heading, lead, scheduling, connections, insights } = featuresCopy
  return (
    <KeyFeaturesPanel headingId={headingId} heading={heading} lead={lead}>
      <Feature {...scheduling} art={<ScheduleArt />} />
      <Feature {...connections} art={<ConnectionsArt />} />
      <Feature {...insights} art={<InsightsArt />} />
    </KeyFeaturesPanel>
  )
}

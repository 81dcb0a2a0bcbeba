import { featuresCopy } from '../../copy/landing.ts'
import { ConnectionsArt } from '../../design/features-panel/connections-art.tsx'
import { Feature, FeaturesPanel } from '../../design/features-panel/features-panel.tsx'
import { InsightsArt } from '../../design/features-panel/insights-art.tsx'
import { ScheduleArt } from '../../design/features-panel/schedule-art.tsx'

/** The second panel: three features with their meaning (specification 1). */
export function KeyFeatures({ headingId }: { headingId: string }) {
  const { heading, lead, scheduling, connections, insights } = featuresCopy
  return (
    <FeaturesPanel headingId={headingId} heading={heading} lead={lead}>
      <Feature {...scheduling} art={<ScheduleArt />} />
      <Feature {...connections} art={<ConnectionsArt />} />
      <Feature {...insights} art={<InsightsArt />} />
    </FeaturesPanel>
  )
}

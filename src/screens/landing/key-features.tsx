import { featuresCopy } from '../../copy/landing.ts'
import { FeatureArt } from '../../design/key-features-panel/feature-art.tsx'
import { Feature, KeyFeaturesPanel } from '../../design/key-features-panel/key-features-panel.tsx'

/** The second panel: three features with descriptions (specification 1). */
export function KeyFeatures({ headingId }: { headingId: string }) {
  const { heading, lead, scheduling, connections, insights } = featuresCopy
  return (
    <KeyFeaturesPanel headingId={headingId} heading={heading} lead={lead}>
      <Feature {...scheduling} art={<FeatureArt of="schedule" />} />
      <Feature {...connections} art={<FeatureArt of="connections" />} />
      <Feature {...insights} art={<FeatureArt of="insights" />} />
    </KeyFeaturesPanel>
  )
}

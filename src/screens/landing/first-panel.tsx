import type { ReactNode } from 'react'
import { brand } from '../../copy/brand.ts'
import { heroCopy } from '../../copy/landing.ts'
import { HeroLayout } from '../../design/hero/hero-layout.tsx'
import { Marquee } from '../../design/marquee/marquee.tsx'
import { Text } from '../../design/text/text.tsx'

type FirstPanelProps = {
  headline: ReactNode
  lead: ReactNode
  action: ReactNode
  /** The illustration beside the text. */
  stage: ReactNode
}

/** The first panel with its tagline and its band, for a visitor and for a member. */
export function FirstPanel({ headline, lead, action, stage }: FirstPanelProps) {
  return (
    <HeroLayout
      over={
        <Text size="bodyStrong" tone="accent">
          {brand.tagline}
        </Text>
      }
      headline={headline}
      lead={
        <Text size="lead" tone="secondary">
          {lead}
        </Text>
      }
      action={action}
      stage={stage}
      foot={
        <Marquee items={heroCopy.marquee} label={heroCopy.features} pauseLabel={heroCopy.pause} />
      }
    />
  )
}

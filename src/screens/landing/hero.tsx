import type { Panel } from '../../../machines/landing/panels.ts'
import { brand } from '../../copy/brand.ts'
import { heroCopy, stageCopy } from '../../copy/landing.ts'
import { HeroLayout } from '../../design/hero/hero-layout.tsx'
import { HeroStage } from '../../design/hero/hero-stage.tsx'
import { downloadIcon } from '../../design/icon/ui/download.gen.ts'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { JumpLink } from '../../design/link/jump-link.tsx'
import { Marquee } from '../../design/marquee/marquee.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { Unbroken } from '../../design/text/unbroken.tsx'

export type HeroProps = { headingId: string; onJump(panel: Panel): void }

/* Firefox leaves the last word alone on a line. */
const words = heroCopy.headline.split(' ')
const start = words.slice(0, -2).join(' ')
const end = words.slice(-2).join(' ')

/** The first panel: what the app is for, and a link to the download panel. */
export function Hero({ headingId, onJump }: HeroProps) {
  return (
    <HeroLayout
      over={
        <Text size="bodyStrong" tone="accent">
          {brand.tagline}
        </Text>
      }
      headline={
        <Heading level={1} size="hero" id={headingId} tabIndex={-1}>
          {start} <Unbroken>{end}</Unbroken>
        </Heading>
      }
      lead={
        <Text size="lead" tone="secondary">
          {heroCopy.lead}
        </Text>
      }
      action={
        <ButtonLink
          tone="primary"
          size="lg"
          icon={downloadIcon}
          render={<JumpLink to="download" onJump={() => onJump(3)} />}
        >
          {heroCopy.download}
        </ButtonLink>
      }
      stage={<HeroStage label={stageCopy.label} />}
      foot={
        <Marquee items={heroCopy.marquee} label={heroCopy.features} pauseLabel={heroCopy.pause} />
      }
    />
  )
}

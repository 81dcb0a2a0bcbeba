import { brand } from '../../copy/brand.ts'
import { heroCopy, stageCopy } from '../../copy/hero.ts'
import { Button } from '../../design/button/button.tsx'
import { HeroLayout } from '../../design/hero/hero-layout.tsx'
import { HeroStage } from '../../design/hero/hero-stage.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Marquee } from '../../design/marquee/marquee.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { Download } from './download.tsx'

/** The panels of /. */
export function HeroScreen({ onDownload }: { onDownload(): void }) {
  return (
    <HeroLayout
      copy={<Copy onDownload={onDownload} />}
      stage={<HeroStage label={stageCopy.label} />}
      foot={
        <Marquee items={heroCopy.marquee} label={heroCopy.features} pauseLabel={heroCopy.pause} />
      }
    >
      <Download />
    </HeroLayout>
  )
}

function Copy({ onDownload }: { onDownload(): void }) {
  return (
    <Stack space="6">
      <Stack space="5">
        <Text size="bodyStrong" tone="accent">
          {brand.tagline}
        </Text>
        <Heading level={1} size="hero" tabIndex={-1}>
          {heroCopy.headline}
        </Heading>
        <Text size="lead" tone="secondary">
          {heroCopy.lead}
        </Text>
      </Stack>
      <Inline space="3">
        <Button tone="primary" size="lg" icon="download" onClick={onDownload}>
          {heroCopy.download}
        </Button>
      </Inline>
    </Stack>
  )
}

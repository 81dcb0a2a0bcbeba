import type { ReactElement } from 'react'
import { brand } from '../../copy/brand.ts'
import { deletingHeroCopy, heroCopy, stageCopy } from '../../copy/landing.ts'
import { deleteAccountCopy } from '../../copy/settings.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Button } from '../../design/button/button.tsx'
import { HeroLayout } from '../../design/hero/hero-layout.tsx'
import { HeroStage } from '../../design/hero/hero-stage.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { Marquee } from '../../design/marquee/marquee.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import type { HeroProps } from './hero.tsx'

type DeletingHeroProps = Pick<HeroProps, 'headingId'> & {
  /** The link to /settings. */
  finish: ReactElement
  onLogout(): void
}

/** The first panel for a member whose account is being deleted: a link to finish it, and Logout (decision 0014). */
export function DeletingHero({ headingId, finish, onLogout }: DeletingHeroProps) {
  return (
    <HeroLayout
      over={
        <Text size="bodyStrong" tone="accent">
          {brand.tagline}
        </Text>
      }
      headline={
        <Heading level={1} size="display" id={headingId} tabIndex={-1}>
          {deletingHeroCopy.headline}
        </Heading>
      }
      lead={
        <Text size="lead" tone="secondary">
          {deletingHeroCopy.lead}
        </Text>
      }
      action={
        <Inline space="3">
          <ButtonLink tone="danger" size="lg" render={finish}>
            {deleteAccountCopy.unfinished.action}
          </ButtonLink>
          <Button size="lg" onClick={onLogout}>
            {shellCopy.logout}
          </Button>
        </Inline>
      }
      stage={<HeroStage label={stageCopy.label} />}
      foot={
        <Marquee items={heroCopy.marquee} label={heroCopy.features} pauseLabel={heroCopy.pause} />
      }
    />
  )
}

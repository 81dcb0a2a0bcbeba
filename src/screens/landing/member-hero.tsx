import type { ReactElement } from 'react'
import type { ProfileGap } from '../../../machines/onboarding/set-up.ts'
import { brand } from '../../copy/brand.ts'
import { heroCopy, memberHeroCopy, stageCopy } from '../../copy/landing.ts'
import { HeroLayout } from '../../design/hero/hero-layout.tsx'
import { HeroStage } from '../../design/hero/hero-stage.tsx'
import { downloadIcon } from '../../design/icon/ui/download.gen.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { JumpLink } from '../../design/link/jump-link.tsx'
import { Marquee } from '../../design/marquee/marquee.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { AllSet } from '../set-up/all-set.tsx'
import type { HeroProps } from './hero.tsx'

type MemberHeroProps = HeroProps & {
  /** '' if it is unknown. */
  firstName: string
  /** What the member can still add to the profile. */
  gaps: readonly ProfileGap[]
  /** The links to /profile and /edit-profile. */
  profile: ReactElement
  edit: ReactElement
}

/** In characters. A longer name would push the buttons out of the panel. */
const longestGreeted = 24
/** In characters. Longer names fit into the column only in a smaller size. */
const longestInHeroSize = 11

/** The first panel for a member: a greeting, and a link to the profile (decision 0072). */
export function MemberHero({ headingId, onJump, firstName, gaps, profile, edit }: MemberHeroProps) {
  const length = [...firstName].length
  const isGreeted = length > 0 && length <= longestGreeted
  return (
    <HeroLayout
      over={
        <Text size="bodyStrong" tone="accent">
          {brand.tagline}
        </Text>
      }
      headline={
        <Heading
          level={1}
          size={length > longestInHeroSize ? 'display' : 'hero'}
          id={headingId}
          tabIndex={-1}
        >
          {isGreeted ? memberHeroCopy.greeting(firstName) : memberHeroCopy.namelessGreeting}
        </Heading>
      }
      lead={
        <Text size="lead" tone="secondary">
          {gaps.length > 0 ? <AllSet gaps={gaps} edit={edit} /> : memberHeroCopy.lead}
        </Text>
      }
      action={
        <Inline space="3">
          <ButtonLink tone="primary" size="lg" render={profile}>
            {memberHeroCopy.profile}
          </ButtonLink>
          <ButtonLink
            size="lg"
            icon={downloadIcon}
            render={<JumpLink to="download" onJump={() => onJump(3)} />}
          >
            {heroCopy.download}
          </ButtonLink>
        </Inline>
      }
      stage={<HeroStage label={stageCopy.label} />}
      foot={
        <Marquee items={heroCopy.marquee} label={heroCopy.features} pauseLabel={heroCopy.pause} />
      }
    />
  )
}

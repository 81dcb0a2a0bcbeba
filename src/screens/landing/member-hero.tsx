import type { ReactElement } from 'react'
import type { ProfileGap } from '../../../machines/onboarding/set-up.ts'
import { heroCopy, memberHeroCopy } from '../../copy/landing.ts'
import { trellisCopy } from '../../copy/trellis.ts'
import { downloadIcon } from '../../design/icon/ui/download.gen.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { JumpLink } from '../../design/link/jump-link.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { type Drawing, OwnTrellis, type TrellisOwner } from '../../design/trellis/own-trellis.tsx'
import { type GapLinks, ProfileGaps } from '../set-up/profile-gaps.tsx'
import { sizeOfName } from '../trellis/size-of-name.ts'
import { FirstPanel } from './first-panel.tsx'
import type { HeroProps } from './hero.tsx'

type MemberHeroProps = HeroProps & {
  /** '' if it is unknown. */
  firstName: string
  owner: TrellisOwner
  /** Null while the record is loading. */
  drawing: Drawing | null
  /** What the member can still add to the profile. */
  gaps: readonly ProfileGap[]
  gapLinks: GapLinks
  /** The link to /profile. */
  profile: ReactElement
}

/** In characters. Longer names fit into the column only in a smaller size. */
const maxInHeroSize = 11

/** The first panel for a member: a greeting, the member's own trellis, and a link to the profile. */
export function MemberHero(props: MemberHeroProps) {
  const { headingId, onJump, firstName, owner, drawing, gaps, gapLinks, profile } = props
  const isShort = firstName !== '' && [...firstName].length <= maxInHeroSize
  return (
    <FirstPanel
      stage={<OwnTrellis texts={trellisCopy} owner={owner} drawing={drawing} />}
      headline={
        <Heading
          level={1}
          size={sizeOfName(firstName, isShort ? 'hero' : 'display')}
          id={headingId}
          tabIndex={-1}
        >
          {firstName ? memberHeroCopy.greeting(firstName) : memberHeroCopy.namelessGreeting}
        </Heading>
      }
      lead={gaps.length > 0 ? <ProfileGaps gaps={gaps} links={gapLinks} /> : memberHeroCopy.lead}
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
    />
  )
}
